"""Services of a page: the clipboard and files."""

import pathlib
import sys
import tempfile

from browser import browser, errors, open_page, until


class Section:
    """The part of the page that shows one program."""

    def __init__(self, driver, name):
        self.driver = driver
        self.path = f"section[aria-label='{name}'] .root"

    def press(self, name):
        buttons = self.driver.find_elements("css selector", f"{self.path} button")
        next(button for button in buttons if button.text == name).click()

    def status(self):
        return self.driver.find_element("css selector", f"{self.path} [role=status]").text

    def expect(self, text):
        try:
            until(lambda: self.status() == text)
        except AssertionError:
            raise AssertionError((self.status(), text)) from None


# MARK: The clipboard


def permit(driver, setting):
    for name in ("clipboard-read", "clipboard-write"):
        driver.execute_cdp_cmd(
            "Browser.setPermission", {"permission": {"name": name}, "setting": setting}
        )


def clipboard(driver):
    part = Section(driver, "clipboard")
    permit(driver, "granted")
    for button, text in (("write", "moth \u00e9 \U0001f600"), ("empty", "")):
        part.press(button)
        part.expect("written")
        part.press("read")
        part.expect(f"text {text}".strip())
    permit(driver, "denied")
    for button in ("write", "read"):
        part.press(button)
        part.expect("the person or the host does not allow the clipboard")
    # A page that comes over HTTP from elsewhere has no clipboard.
    driver.execute_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    part.press("write")
    part.expect("this browser has no clipboard for the page")
    print("a page writes and reads the clipboard, and says who does not allow it")


# MARK: Files


def files(driver, folder):
    part = Section(driver, "files")
    driver.execute_cdp_cmd(
        "Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(folder)}
    )
    content = bytes([0, 255]) + "caf\u00e9".encode()
    saved = folder / "caf\u00e9 1.bin"
    part.press("save")
    part.expect("saved")
    until(lambda: saved.exists() and saved.read_bytes() == content)
    part.press("misname")
    part.expect(
        "the name of a file must be 1 to 100 bytes without /, \\ and control characters, and must "
        'not begin with a dot; got "../a"'
    )

    driver.execute_cdp_cmd(
        "Page.setInterceptFileChooserDialog", {"enabled": True, "cancel": True}
    )
    part.press("choose")
    part.expect("cancelled")
    driver.execute_cdp_cmd("Page.setInterceptFileChooserDialog", {"enabled": False})

    # The driver chooses for an element of the document only, so the field becomes one.
    driver.execute_script(
        "HTMLInputElement.prototype.click = function () { document.body.append(this); }"
    )

    def choose(path):
        part.press("choose")
        field = until(lambda: driver.find_elements("css selector", "body > input"))[0]
        field.send_keys(str(path))
        driver.execute_script("arguments[0].remove()", field)

    choose(saved)
    part.expect(f"caf\u00e9 1.bin {list(content)}")
    (folder / "empty").touch()
    choose(folder / "empty")
    part.expect("empty []")
    (folder / "large").write_bytes(b"a" * 1_001)
    choose(folder / "large")
    part.expect("a file must have at most 1000 bytes")
    (folder / "most").write_bytes(b"a" * 1_000)
    choose(folder / "most")
    part.expect(f"most {[97] * 1_000}")
    # A browser would open no dialog, and report nothing.
    driver.execute_script(
        "Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })"
    )
    part.press("choose")
    part.expect("a file must be chosen after a click or a key")
    print("a page saves files and reads those that a person chooses, within the limit")


def main(page):
    with tempfile.TemporaryDirectory() as folder, browser() as driver:
        open_page(driver, page)
        clipboard(driver)
        files(driver, pathlib.Path(folder))
        assert errors(driver) == [], errors(driver)


main(sys.argv[1])
