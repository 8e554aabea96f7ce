"""Why a program refuses what a person did, beside the control that they used."""

import sys

from browser import check_contrast, click, shown_page, text
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

ROTATE = "there are no rows, and none can be first"


def shown(driver):
    return [one.text for one in driver.find_elements(By.CSS_SELECTOR, "body > .refusal[role=alert]")]


def check_place(driver, selector, has_room=False):
    """The box is within the window and beside the control, over no other one if it has room elsewhere."""
    # A browser reports a new size with the next frame.
    driver.execute_async_script("requestAnimationFrame(() => setTimeout(arguments[0]))")
    at, own, width, height, through, covered = driver.execute_script(
        """
        const [control, box] = [document.querySelector(arguments[0]), document.querySelector(".refusal")];
        const [at, own] = [control.getBoundingClientRect(), box.getBoundingClientRect()];
        const found = document.elementFromPoint(own.left + own.width / 2, own.top + own.height / 2);
        const covered = [...document.querySelectorAll("main :is(a, button, input, select, textarea, p)")].filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return !one.contains(control)
            && left < own.right - 2 && right > own.left + 2 && top < own.bottom - 2 && bottom > own.top + 2;
        });
        return [at, own, document.documentElement.clientWidth, innerHeight, found !== box, covered.map((one) => one.outerHTML)];
        """,
        selector,
    )
    sides = [("top", "bottom"), ("bottom", "top"), ("left", "right")]
    assert any(abs(own[one] - at[other]) < 2 for one, other in sides), (at, own)
    assert not has_room or covered == [], covered
    assert own["left"] >= 0 and own["right"] <= width + 1 and own["bottom"] <= height + 1, (own, width, height)
    assert through


def check_presses(driver):
    click(driver, "#rotate")
    assert shown(driver) == [ROTATE], shown(driver)
    border = "getComputedStyle(document.querySelector('.refusal')).borderTopStyle"
    assert driver.execute_script(f"return {border}") == "dotted", "the style sheet of one's own counts"
    for width in [1200, 320]:
        size = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        check_place(driver, "#rotate")
        assert driver.execute_script("return document.documentElement.scrollWidth <= innerWidth")
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    check_contrast(driver)
    # A second refusal is announced anew, by another element.
    before = driver.find_element(By.CSS_SELECTOR, ".refusal")
    click(driver, "#rotate")
    assert shown(driver) == [ROTATE] and before != driver.find_element(By.CSS_SELECTOR, ".refusal")
    click(driver, "#tick")
    assert shown(driver) == [], "a message that is taken leaves no refusal"
    click(driver, "#own")
    assert shown(driver) == [], "the program shows these itself"


def check_fields(driver):
    field = driver.find_element(By.ID, "text")
    driver.find_element(By.ID, "area").send_keys("kept")
    field.send_keys(Keys.ENTER)
    assert shown(driver) == ["the text is empty"], shown(driver)
    check_place(driver, "#text")
    click(driver, "#send")
    # A link is below this button, and nothing at its end.
    check_place(driver, "#send", has_room=True)
    assert driver.find_element(By.ID, "area").get_property("value") == "kept"
    field.send_keys("a")
    assert shown(driver) == []
    field.send_keys("X")
    assert shown(driver) == ["X is no letter"] and field.get_property("value") == "a"
    # A drawing moves the control, and the box with it.
    driver.execute_script("document.querySelector('form').style.marginTop = '40px'; dispatchEvent(new Event('resize'))")
    check_place(driver, "#text")


def check_work(driver):
    """What the program refuses outside of an event of a person is not shown, then or later."""
    click(driver, "#tick")
    driver.execute_script("refusals.note('late')")
    assert shown(driver) == []
    click(driver, "#tick")
    assert shown(driver) == []


def main(page):
    with shown_page(page) as driver:
        check_presses(driver)
        check_fields(driver)
        check_work(driver)
        assert text(driver, "#state").startswith("kept|")
    print("refusals are beside the controls, until the next message")


main(sys.argv[1])
