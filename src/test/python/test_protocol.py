"""The protocol, held through a real client: what the conformance suite does not ask."""

from __future__ import annotations

import json
import os
import queue
import time

import pytest
import zmq
from jupyter_client.blocking.client import BlockingKernelClient

from talk import PATIENCE, Kernel


@pytest.fixture(scope="module")
def shared(installed_kernel):
    kernel = Kernel(installed_kernel)
    yield kernel
    kernel.stop()


@pytest.fixture
def kernel(shared):
    """The shared kernel, with nothing left over on its channels."""
    for get in (shared.client.get_shell_msg, shared.client.get_iopub_msg, shared.client.get_control_msg):
        while True:
            try:
                get(timeout=0.05)
            except queue.Empty:
                break
    return shared


def value(kernel: Kernel, code: str = "20 + 22") -> str | None:
    return kernel.run(code).result


# Who the kernel is


def test_kernel_info_says_all_that_front_ends_ask(kernel):
    info = kernel.ask(kernel.client.kernel_info)
    assert info["status"] == "ok"
    assert info["protocol_version"] == "5.4"
    assert info["banner"] and info["implementation"] and info["implementation_version"]
    assert info["supported_features"] == [] and info["debugger"] is False
    assert all(link["text"] and link["url"] for link in info["help_links"])
    language = info["language_info"]
    assert (language["name"], language["mimetype"], language["file_extension"]) == ("java", "text/x-java", ".java")
    assert language["codemirror_mode"] and language["pygments_lexer"] == "java" and language["version"]


@pytest.mark.parametrize("name", [
    "com.google.gson.Gson", "org.zeromq.ZMQ", "picocli.CommandLine", "org.objectweb.asm.ClassReader",
    "org.jsoup.Jsoup", "org.eclipse.aether.RepositorySystem", "org.nqueens.kernel.channel.Kernel",
])
def test_the_kernels_own_libraries_are_out_of_the_cells_sight(kernel, name):
    ran = kernel.run(f'Class.forName("{name}")')
    assert ran.status == "error" and "ClassNotFoundException" in ran.text


def test_every_request_is_framed_by_busy_and_idle(kernel):
    client = kernel.client
    asks = {
        "kernel_info": client.kernel_info,
        "complete": lambda: client.complete("1", 1),
        "inspect": lambda: client.inspect("Math", 4),
        "is_complete": lambda: client.is_complete("1"),
        "history": client.history,
        "comm_info": client.comm_info,
    }
    for name, ask in asks.items():
        request = ask()
        assert kernel.reply(request)["status"], name
        states = []
        while "idle" not in states:
            message = client.get_iopub_msg(timeout=PATIENCE)
            if message["parent_header"].get("msg_id") == request:
                states.append(message["content"]["execution_state"])
        assert states == ["busy", "idle"], name


def test_kernel_info_is_answered_before_java_is_ready(installed_kernel):
    from jupyter_client import KernelManager

    manager = KernelManager(kernel_name=installed_kernel)
    manager.start_kernel()
    client = manager.client()
    client.start_channels()
    try:
        ids = [client.execute("1 + 1"), client.kernel_info()]
        control = client.session.msg("kernel_info_request", {})
        client.control_channel.send(control)
        answered = client.get_control_msg(timeout=PATIENCE)
        assert answered["msg_type"] == "kernel_info_reply"
        replies = [client.get_shell_msg(timeout=PATIENCE)["parent_header"]["msg_id"] for _ in ids]
        assert replies == ids
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


# Execute and its flags


def test_a_silent_cell_tells_nothing_and_counts_nothing(kernel):
    before = kernel.run("1").reply["execution_count"]
    cell = kernel.run('System.out.println("unseen"); display("unseen"); 5', silent=True)
    assert cell.types == ["busy", "idle"] and cell.status == "ok"
    assert kernel.run("throw new RuntimeException();", silent=True).types == ["busy", "idle"]
    assert kernel.run("2").reply["execution_count"] == before + 1
    assert "unseen" not in json.dumps(kernel.ask(kernel.client.history, hist_access_type="tail", n=3))


def test_a_cell_that_is_not_stored_is_shown_and_not_counted(kernel):
    before = kernel.run("1").reply["execution_count"]
    assert kernel.run("41 + 1", store_history=False).result == "42"
    assert kernel.run("2").reply["execution_count"] == before + 1


def test_user_expressions_have_values_and_failures(kernel):
    wanted = {"sum": "1 + 1", "wrong": "noSuchName", "thrown": "1 / 0", "printed": 'System.out.printf("x")'}
    cell = kernel.run("int seen = 7;", user_expressions={**wanted, "seen": "seen"})
    got = cell.reply["user_expressions"]
    assert got["sum"]["data"]["text/plain"] == "2" and got["seen"]["data"]["text/plain"] == "7"
    assert got["wrong"]["status"] == "error" and "noSuchName" in got["wrong"]["evalue"]
    assert got["thrown"]["ename"] == "java.lang.ArithmeticException"
    assert cell.stream() == "" and cell.status == "ok"


def test_cells_behind_a_failure_are_aborted_and_questions_answered(kernel, tmp_path):
    sign = tmp_path / "all are there"
    first = kernel.client.execute(f'while (!new java.io.File("{sign}").exists()) Thread.sleep(20);\nthrow new IllegalStateException("first");')
    waiting = [kernel.client.execute(f"int aborted{i} = {i};") for i in range(5)]
    question = kernel.client.is_complete("1")
    assert kernel.reply(kernel.send("control", "kernel_info_request", {}), "control")["status"] == "ok"
    sign.touch()
    assert kernel.reply(first)["status"] == "error"
    assert [kernel.reply(request)["status"] for request in waiting] == ["aborted"] * 5
    assert kernel.reply(question)["status"] == "complete"
    assert kernel.run("aborted3").status == "error"


def test_cells_go_on_after_a_failure_where_that_is_asked_for(kernel):
    first = kernel.client.execute("Thread.sleep(200); throw new RuntimeException();", stop_on_error=False)
    second = kernel.client.execute("6 * 7")
    assert kernel.reply(first)["status"] == "error"
    assert kernel.follow(second).result == "42"


def test_without_allow_stdin_the_input_has_ended(kernel):
    assert value(kernel, "System.in.read()") == "-1"
    assert "NoSuchElementException" in kernel.run("new java.util.Scanner(System.in).nextLine()").error


def test_input_is_asked_for_with_prompt_and_password(kernel):
    asked = []

    def answer(question):
        asked.append(question)
        return "geheim ♛ 😀"

    assert kernel.run('password("PIN? ")', answer=answer).result == "geheim ♛ 😀"
    assert kernel.run('input("name? ")', answer=answer).result == "geheim ♛ 😀"
    assert [(q["prompt"], q["password"]) for q in asked] == [("PIN? ", True), ("name? ", False)]


def test_several_lines_of_input_are_asked_one_by_one(kernel):
    lines = iter(["3", "4", "five"])
    code = "var in = new java.util.Scanner(System.in);\nint a = in.nextInt(), b = in.nextInt();\nin.nextLine(); a * b + in.nextLine()"
    assert kernel.run(code, answer=lambda question: next(lines)).result == "12five"


def test_a_thousand_queued_cells_run_in_order(kernel):
    requests = [kernel.client.execute("int queued = 0;", store_history=False)]
    requests += [kernel.client.execute("queued++;", store_history=False) for _ in range(1000)]
    for request in requests:
        assert kernel.reply(request, timeout=PATIENCE)["status"] == "ok"
    assert value(kernel, "queued") == "1000"


# The control channel


def test_the_control_channel_answers_while_a_cell_runs(kernel):
    cell = kernel.client.execute('System.out.println("begun"); while (true) {}')
    while kernel.client.get_iopub_msg(timeout=PATIENCE)["content"].get("text") != "begun\n":
        pass
    for kind in ("kernel_info", "comm_info"):
        assert kernel.reply(kernel.send("control", f"{kind}_request", {}), "control")["status"] == "ok"
    assert kernel.reply(kernel.send("control", "interrupt_request", {}), "control")["status"] == "ok"
    assert kernel.reply(cell)["status"] == "error"


def test_an_interrupt_without_a_cell_does_nothing(kernel):
    assert kernel.reply(kernel.send("control", "interrupt_request", {}), "control")["status"] == "ok"
    assert value(kernel) == "42"


@pytest.mark.parametrize("channel", ["shell", "control"])
@pytest.mark.parametrize("kind", ["frobnicate_request", "debug_request", "create_subshell_request"])
def test_an_unknown_type_gets_busy_and_idle_and_no_harm(kernel, channel, kind):
    request = kernel.send(channel, kind, {"command": "x"})
    states = []
    while "idle" not in states:
        message = kernel.client.get_iopub_msg(timeout=PATIENCE)
        if message["parent_header"].get("msg_id") == request:
            states.append(message["content"].get("execution_state"))
    assert states == ["busy", "idle"]
    assert value(kernel) == "42"


def test_a_comm_of_an_unknown_target_is_closed(kernel):
    kernel.send("shell", "comm_open", {"comm_id": "c1", "target_name": "jupyter.widget", "data": {}})
    while True:
        message = kernel.client.get_iopub_msg(timeout=PATIENCE)
        if message["msg_type"] == "comm_close":
            break
    assert message["content"]["comm_id"] == "c1"
    kernel.send("shell", "comm_msg", {"comm_id": "c1", "data": {}})
    assert kernel.ask(kernel.client.comm_info)["comms"] == {}


# Messages that are none


def bad_messages(kernel: Kernel) -> dict[str, list[bytes]]:
    session = kernel.client.session
    good = session.serialize(session.msg("execute_request", {"code": "int forged = 1;"}))
    mark, signature, *parts = good

    def signed(*texts: bytes) -> list[bytes]:
        return [mark, session.sign(list(texts)), *texts]

    header, parent, metadata, content = parts
    return {
        "forged": [mark, b"0" * len(signature), *parts],
        "unsigned": [mark, b"", *parts],
        "changed": [mark, signature, header, parent, metadata, content.replace(b"forged", b"f0rged")],
        "truncated": good[:4],
        "only the mark": [mark],
        "no mark": parts,
        "empty": [b""],
        "garbage": [os.urandom(300), os.urandom(3)],
        "no JSON": signed(header, parent, metadata, b"{"),
        "no UTF-8": signed(header, parent, metadata, b'{"code": "\xff\xfe"}'),
        "no object": signed(header, parent, metadata, b"[1, 2]"),
        "header without type": signed(b"{}", parent, metadata, content),
        "nested too deep": signed(header, parent, metadata, b"[" * 100_000),
        "content of wrong types": signed(header, parent, metadata, b'{"code": {"a": 1}, "silent": 7}'),
        "many frames": good + [b"buffer"] * 500,
    }


BAD = sorted(["forged", "unsigned", "changed", "truncated", "only the mark", "no mark", "empty", "garbage", "no JSON",
              "no UTF-8", "no object", "header without type", "nested too deep", "content of wrong types", "many frames"])  # fmt: skip


@pytest.mark.parametrize("channel", ["shell", "control", "stdin"])
@pytest.mark.parametrize("bad", BAD)
def test_after_a_bad_message_a_good_one_is_answered(kernel, channel, bad):
    getattr(kernel.client, f"{channel}_channel").socket.send_multipart(bad_messages(kernel)[bad])
    assert value(kernel) == "42"
    assert kernel.reply(kernel.send("control", "kernel_info_request", {}), "control")["status"] == "ok"
    meant_well = (channel, bad) == ("shell", "many frames")  # buffers behind a whole message are no fault
    assert kernel.run("forged").status == ("ok" if meant_well else "error")
    if meant_well:
        kernel.run("%reset")


def test_garbage_on_the_other_sockets_does_no_harm(kernel):
    info = kernel.manager.get_connection_info()
    context = zmq.Context()
    try:
        for kind, port in ((zmq.XSUB, "iopub_port"), (zmq.DEALER, "hb_port"), (zmq.DEALER, "iopub_port")):
            socket = context.socket(kind)
            socket.linger = 0
            socket.connect(f"tcp://127.0.0.1:{info[port]}")
            for frames in ([os.urandom(50)], [b"", b"x"], [b"\x01" + b"t" * 300], [b"\x07"]):
                socket.send_multipart(frames)
            socket.close()
        import socket as plain

        for port in ("shell_port", "control_port", "iopub_port", "stdin_port", "hb_port"):
            with plain.create_connection(("127.0.0.1", info[port])) as raw:
                raw.sendall(os.urandom(200))
    finally:
        context.term()
    assert value(kernel) == "42"
    beat = zmq.Context()
    socket = beat.socket(zmq.REQ)
    socket.linger = 0
    socket.connect(f"tcp://127.0.0.1:{info['hb_port']}")
    socket.send(b"ping")
    assert socket.poll(PATIENCE * 1000) and socket.recv() == b"ping"
    socket.close()
    beat.term()


# Positions


@pytest.mark.parametrize("before", ["", "/* ♛ */ ", "/* 😀 */ ", '"😀😀😀" + ', "// 𝔘𝔫𝔦\n"])
def test_positions_are_code_points(kernel, before):
    code = before + "Math.ma"
    reply = kernel.ask(kernel.client.complete, code, len(code))
    assert any(match.startswith("max(") for match in reply["matches"])
    assert (reply["cursor_start"], reply["cursor_end"]) == (len(before) + 5, len(code))
    typed = reply["metadata"]["_jupyter_types_experimental"]
    assert [entry["text"] for entry in typed] == reply["matches"]
    assert kernel.ask(kernel.client.inspect, before + "Math.max", len(before) + 7)["found"]


@pytest.mark.parametrize("position", [-5, 0, 1, 10_000])
def test_a_position_outside_the_code_is_no_harm(kernel, position):
    assert kernel.ask(kernel.client.complete, "Ma", position)["status"] == "ok"
    assert kernel.ask(kernel.client.inspect, "Ma", position)["status"] == "ok"


# Output


def test_output_keeps_its_order(kernel):
    cell = kernel.run('System.out.println("a"); System.err.println("b"); display("c"); System.out.println("d"); 5')
    assert cell.types == ["busy", "execute_input", "stream", "stream", "display_data", "stream", "execute_result", "idle"]


def test_a_display_is_updated_by_its_id(kernel):
    cell = kernel.run('String id = display("half");\nupdateDisplay(id, "whole");')
    shown = {kind: content for kind, content in cell.messages}
    name = shown["display_data"]["transient"]["display_id"]
    assert shown["update_display_data"]["transient"]["display_id"] == name
    assert shown["update_display_data"]["data"]["text/plain"] == "whole"


def test_output_of_a_thread_that_outlives_its_cell_belongs_to_it(kernel):
    kernel.run("var next = new java.util.concurrent.CountDownLatch(1);")
    request = kernel.client.execute(
        'new Thread(() -> { try { next.await(); } catch (InterruptedException e) {} System.out.println("late"); }).start();'
    )
    assert kernel.follow(request).stream() == ""
    kernel.client.execute("next.countDown();")
    while True:
        message = kernel.client.get_iopub_msg(timeout=PATIENCE)
        if message["msg_type"] == "stream":
            break
    assert message["content"]["text"] == "late\n" and message["parent_header"]["msg_id"] == request


def test_output_is_seen_while_the_cell_runs(kernel):
    cell = kernel.run('System.out.println("first"); while (true) {}', interrupt_on="first")
    assert cell.stream("stdout") == "first\n" and cell.status == "error"


def test_an_endless_stream_is_cut_with_a_note_and_can_be_interrupted(kernel):
    cell = kernel.run('while (true) System.out.println("endless ".repeat(20));', interrupt_on="cut here")
    assert 7 << 20 < len(cell.stream("stdout")) <= 9 << 20
    assert "8" in cell.stream("stderr") or "8 MiB" in cell.text
    assert value(kernel) == "42"


def test_json_of_a_display_travels_as_json(kernel):
    cell = kernel.run('display("{\\"a\\": [1, 2]}", "application/json");\ndisplay("{no json", "application/json");')
    data = [content["data"]["application/json"] for kind, content in cell.messages if kind == "display_data"]
    assert data == [{"a": [1, 2]}, "{no json"]


@pytest.mark.slow
def test_display_data_of_64_mib_passes(installed_kernel):
    kernel = Kernel(installed_kernel)
    try:
        cell = kernel.run('display("x".repeat(64 << 20), "text/html");', timeout=180)
        sizes = [len(content["data"]["text/html"]) for kind, content in cell.messages if kind == "display_data"]
        assert sizes == [64 << 20], cell.error
        assert value(kernel) == "42"
    finally:
        kernel.stop()


# History


def test_history_is_kept_between_kernels(installed_kernel, tmp_path):
    env = {"NQUEENS_HISTORY": str(tmp_path / "deep" / "history.jsonl")}
    first = Kernel(installed_kernel, env)
    first.run("int kept = 1;")
    first.run("kept + 1 // ♛ 😀\n// second line")
    reply = first.ask(first.client.history, hist_access_type="tail", n=5, output=True)
    assert [line[2] for line in reply["history"]] == [["int kept = 1;", None], ["kept + 1 // ♛ 😀\n// second line", "2"]]
    first.stop()
    second = Kernel(installed_kernel, env)
    second.run("int other = 2;")
    ask = lambda **options: second.ask(second.client.history, **options)["history"]  # noqa: E731
    try:
        tail = ask(hist_access_type="tail", n=2)
        assert [line[2] for line in tail] == ["kept + 1 // ♛ 😀\n// second line", "int other = 2;"]
        assert tail[0][0] + 1 == tail[1][0]
        assert [line[2] for line in ask(hist_access_type="range", session=-1, start=1, stop=2)] == ["int kept = 1;"]
        assert [line[1:] for line in ask(hist_access_type="range", session=0, start=0)] == [[1, "int other = 2;"]]
        assert [line[2] for line in ask(hist_access_type="search", pattern="int*")] == ["int kept = 1;", "int other = 2;"]
        assert ask(hist_access_type="search", pattern="int*", n=1, unique=True)[0][2] == "int other = 2;"
        assert ask(hist_access_type="search", pattern="nothing like it") == []
    finally:
        second.stop()


def test_a_history_that_cannot_be_kept_is_no_harm(installed_kernel):
    kernel = Kernel(installed_kernel, {"NQUEENS_HISTORY": "/proc/no/such/history.jsonl"})
    try:
        assert value(kernel) == "42"
        assert kernel.ask(kernel.client.history, hist_access_type="tail", n=1)["history"][0][2] == "20 + 22"
    finally:
        kernel.stop()


# Limits that a user sets


def test_a_cell_is_stopped_at_the_time_limit(installed_kernel):
    kernel = Kernel(installed_kernel, {"NQUEENS_CELL_SECONDS": "1"})
    try:
        for code in ("while (true) {}", "Thread.sleep(60_000);", 'for (;;) System.out.print("");'):
            cell = kernel.run(code)
            assert cell.status == "error" and "1" in cell.error, code
        # On a slow machine a second may be too short even for this.
        assert any(value(kernel) == "42" for _ in range(30))
    finally:
        kernel.stop()


def test_a_cell_is_cut_at_the_output_limit(installed_kernel):
    kernel = Kernel(installed_kernel, {"NQUEENS_CELL_OUTPUT": "1000"})
    try:
        cell = kernel.run('for (int i = 0; i < 100_000; i++) System.out.println("line " + i);')
        assert len(cell.stream("stdout")) <= 1100 and cell.status == "ok"
        assert kernel.run('System.out.print("again");').stream() == "again"
    finally:
        kernel.stop()


# Life and death


def test_shutdown_is_answered_and_ends_all_processes(installed_kernel):
    kernel = Kernel(installed_kernel)
    kernel.run("1")
    processes = kernel.processes()
    assert len(processes) == 2
    reply = kernel.reply(kernel.send("control", "shutdown_request", {"restart": True}), "control")
    assert reply == {"status": "ok", "restart": True}
    gone(processes)
    kernel.stop()


def test_a_shutdown_ends_a_cell_that_runs(installed_kernel):
    kernel = Kernel(installed_kernel)
    kernel.client.execute('System.out.println("on"); while (true) {}')
    while kernel.client.get_iopub_msg(timeout=PATIENCE)["content"].get("text") != "on\n":
        pass
    processes = kernel.processes()
    kernel.send("control", "shutdown_request", {"restart": False})
    gone(processes)
    kernel.stop()


def test_a_kernel_does_not_outlive_its_server(installed_kernel, tmp_path):
    import subprocess
    import sys

    server = (
        "import sys, time; from jupyter_client import KernelManager\n"
        f"m = KernelManager(kernel_name={installed_kernel!r}); m.start_kernel(); c = m.client(); c.start_channels()\n"
        f"c.wait_for_ready(timeout={PATIENCE}); print(m.provisioner.pid, flush=True); time.sleep(600)"
    )
    parent = subprocess.Popen([sys.executable, "-c", server], stdout=subprocess.PIPE, text=True)
    from talk import tree

    processes = tree(int(parent.stdout.readline()))
    assert processes
    parent.kill()
    parent.wait()
    gone(processes)


def test_a_restart_is_a_fresh_kernel_on_the_same_ports(installed_kernel):
    kernel = Kernel(installed_kernel)
    try:
        kernel.run("int before = 1;")
        old = kernel.processes()
        kernel.manager.restart_kernel(now=False)
        kernel.client.stop_channels()
        kernel.connect()
        assert kernel.run("before").status == "error"
        assert kernel.run("1").reply["execution_count"] == 2
        gone(old)
    finally:
        kernel.stop()


def test_kernels_side_by_side_know_nothing_of_each_other(installed_kernel):
    one, other = Kernel(installed_kernel), Kernel(installed_kernel)
    try:
        one.run("int mine = 1;")
        other.run("int mine = 2;")
        assert (value(one, "mine"), value(other, "mine")) == ("1", "2")
        assert other.run("System.exit(1)").status == "error"
        assert value(one, "mine") == "1"
    finally:
        one.stop()
        other.stop()


def test_a_second_client_sees_what_the_first_one_runs(kernel):
    second = BlockingKernelClient(connection_file=kernel.manager.connection_file)  # with a session of its own
    second.load_connection_file()
    second.start_channels()
    second.wait_for_ready(timeout=PATIENCE)
    try:
        kernel.run('System.out.println("for all");')
        while True:
            message = second.get_iopub_msg(timeout=PATIENCE)
            if message["msg_type"] == "stream":
                break
        assert message["content"]["text"] == "for all\n"
    finally:
        second.stop_channels()


def gone(processes: list[int]) -> None:
    """Waits until the processes have ended."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not [pid for pid in processes if running(pid)]:
            return
        time.sleep(0.1)
    raise AssertionError(f"still there: {[pid for pid in processes if running(pid)]}")


def running(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
