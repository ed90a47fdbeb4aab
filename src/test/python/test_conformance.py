"""Jupyter's own conformance suite, with every sample that a kernel can offer: nothing is skipped.

Here on the kernel as its own command installs it; in test_conformance_wheel.py as pip does.
"""

import jupyter_kernel_test
import pytest

from conftest import KERNEL
from talk import PATIENCE


@pytest.fixture(scope="module", autouse=True)
def _jupyter(installed_kernel):
    """The suite starts its kernels by name."""


def patient(get):
    """The suite waits for a tenth of a second in places: a machine under load may need more."""
    return lambda timeout=None: get(timeout=timeout and max(timeout, PATIENCE))


class TestConformance(jupyter_kernel_test.KernelTests):
    kernel_name = KERNEL
    language_name = "java"
    file_extension = ".java"
    code_hello_world = 'System.out.println("hello, world");'
    code_stderr = 'System.err.println("oops");'
    completion_samples = [
        {"text": '"abc".subSeq', "matches": {"subSequence("}},
        {"text": "Thread.currentThr", "matches": {"currentThread()"}},
        {"text": "java.util.Arra"},
    ]
    complete_code_samples = ["1 + 1", "int x = 1;", "int f(int n) { return n; }", "// only a comment", ""]
    incomplete_code_samples = ["int f(int n) {", "if (true) {", "1 +", 'var t = """\n', "f(1,"]
    invalid_code_samples = [")", "}"]
    code_page_something = "Math.max?"
    code_generate_error = 'throw new IllegalStateException("boom");'
    code_execute_result = [
        {"code": "6 * 7", "result": "42"},
        {"code": "6 * 7 + 1", "result": "43"},
        {"code": '"six times seven"', "result": "six times seven"},
    ]
    code_display_data = [{"code": 'display("shown");', "mime": "text/plain"}]
    code_history_pattern = "6 * 7 + 1"
    supported_history_operations = ("tail", "range", "search")
    code_inspect_sample = "Math.max"
    code_clear_output = "clearOutput();"

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        for channel in (cls.kc.shell_channel, cls.kc.iopub_channel):
            channel.get_msg = patient(channel.get_msg)

    def flush_channels(self) -> None:
        """Takes what came before: all that is told up to the end of one more request."""
        request = self.kc.kernel_info()
        while self.kc.get_shell_msg(timeout=PATIENCE)["parent_header"].get("msg_id") != request:
            pass
        ended = False
        while not ended:
            message = self.kc.get_iopub_msg(timeout=PATIENCE)
            ended = message["parent_header"].get("msg_id") == request and message["content"].get("execution_state") == "idle"


class TestIopubWelcome(jupyter_kernel_test.IopubWelcomeTests):
    kernel_name = KERNEL
    support_iopub_welcome = True


def test_nothing_of_the_suite_is_skipped():
    """The suite skips what has no sample: each of its samples is filled in here."""
    for suite, ours in (
        (jupyter_kernel_test.KernelTests, TestConformance),
        (jupyter_kernel_test.IopubWelcomeTests, TestIopubWelcome),
    ):
        samples = [name for name in vars(suite) if name.startswith(("code_", "supported_", "support_", "language_")) or name.endswith("_samples")]
        assert samples
        for name in samples:
            assert getattr(ours, name), name
    assert set(TestConformance.supported_history_operations) == {"tail", "range", "search"}
