import { expect, test } from 'playwright/test'
import { axeViolations, deadControls, horizontalOverflow } from './visual-checks.ts'

test('the checks of screens find a nameless button, weak contrast, a link without target, and overflow', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="pl"><title>Próba</title><main><h1>Próba</h1><button></button><a href="#">Dalej</a>
    <style>p { color: #555; background: #000; }</style><p>Słaby kontrast</p><div style="width:200vw">Za szeroko</div></main>`)
  const found = (await axeViolations(page)).map((line) => line.split(':')[0])
  expect(found).toEqual(expect.arrayContaining(['button-name', 'color-contrast']))
  expect(await axeViolations(page, { without: ['button-name'] })).not.toContainEqual(expect.stringContaining('button-name'))
  await expect(axeViolations(page, { include: '#nothing' })).rejects.toThrow('No element matches #nothing')
  expect([(await deadControls(page)).length, (await horizontalOverflow(page)).length]).toEqual([2, 1])
})
