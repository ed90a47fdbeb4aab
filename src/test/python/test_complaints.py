"""Every complaint about the other Java kernels, held against this one."""

from dataclasses import replace

import pytest

from complaints import MORE, SHOWN, Complaint
from talk import Kernel


@pytest.fixture(scope="module")
def shared(installed_kernel):
    """One kernel for all complaints, as in a long session; a fresh one after a failure."""
    held = {"kernel": Kernel(installed_kernel)}
    yield held
    held["kernel"].stop()


@pytest.mark.parametrize("complaint", SHOWN + MORE, ids=lambda complaint: complaint.id)
def test_a_complaint_has_no_cause_here(complaint: Complaint, shared, installed_kernel, tmp_path):
    for name, text in complaint.files:
        (tmp_path / name).write_text(text)
    complaint = placed(complaint, str(tmp_path))
    if complaint.settings:
        own = Kernel(installed_kernel, dict(complaint.settings))
        try:
            hold(complaint, own)
        finally:
            own.stop()
        return
    try:
        hold(complaint, shared["kernel"])
    except BaseException:
        shared["kernel"].stop()
        shared["kernel"] = Kernel(installed_kernel)
        raise


def placed(complaint: Complaint, folder: str) -> Complaint:
    """The complaint with the folder of its files named."""
    return replace(
        complaint,
        cells=[cell.replace("{folder}", folder) for cell in complaint.cells],
        settings=tuple((name, value.replace("{folder}", folder)) for name, value in complaint.settings),
    )


def hold(complaint: Complaint, kernel: Kernel) -> None:
    answer = {None: None, False: lambda question: None}.get(complaint.answer, complaint.answer)
    interrupted = max(len(complaint.cells) - 2, 0)  # the last but one, as in "interrupt, then go on"
    for index, code in enumerate(complaint.cells):
        after = complaint.interrupt if index == interrupted else None
        when = {"interrupt_on" if isinstance(after, str) else "interrupt_after": after}
        cell = kernel.run(code, answer=answer, **when)
    assert cell.status == complaint.status, cell.text
    if complaint.result is not None:
        assert cell.result == complaint.result
    if complaint.no_result:
        assert cell.result is None
    for wanted in complaint.has:
        options = wanted if isinstance(wanted, list) else [wanted]
        assert any(option in cell.text for option in options), f"none of {options} in: {cell.text}"
    for unwanted in complaint.lacks:
        assert unwanted not in cell.text
