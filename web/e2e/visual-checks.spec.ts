import { expect, test } from 'playwright/test'
import { axeViolations, collidingControls, deadControls, horizontalOverflow, setLetterSize } from './visual-checks.ts'

test('the checks of screens find a nameless button, weak contrast, a link without target, and overflow', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="pl"><title>Próba</title><main><h1>Próba</h1><button></button><a href="#">Dalej</a>
    <style>p { color: #555; background: #000; }</style><p>Słaby kontrast</p><div style="width:200vw">Za szeroko</div></main>`)
  const found = (await axeViolations(page)).map((line) => line.split(':')[0])
  expect(found).toEqual(expect.arrayContaining(['button-name', 'color-contrast']))
  expect(await axeViolations(page, { without: ['button-name'] })).not.toContainEqual(expect.stringContaining('button-name'))
  await expect(axeViolations(page, { include: '#nothing' })).rejects.toThrow('No element matches #nothing')
  expect([(await deadControls(page)).length, (await horizontalOverflow(page)).length]).toEqual([2, 1])
})

test('the checks of screens find controls that lie over each other or outside of the window with letters twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.setContent(`<!doctype html><html lang="pl"><title>Próba</title><style>@media (max-width: 20em) { b { display: none; } }</style>
    <header style="display:flex;gap:4px"><a href="/a" style="inline-size:12rem;flex:none">A</a><b>Szeroko</b><a href="/b">B</a>
    <a href="/c" style="margin-inline-start:-2px;position:relative;inset-inline-start:-6px">C</a></header>`)
  expect(await collidingControls(page, 'header')).toEqual(['B / C'])
  await setLetterSize(page, 32)
  await expect(page.getByText('Szeroko')).toBeHidden()
  expect(await collidingControls(page, 'header')).toEqual(['A', 'B', 'B / C', 'C'])
})
