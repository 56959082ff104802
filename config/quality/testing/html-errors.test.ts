import { expect, test } from 'vitest'
import { htmlErrors } from './html-errors.ts'

const page = (body: string) =>
  `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Tytuł</title></head><body>${body}</body></html>`

test('accepts a valid page, of whatever style', async () => {
  const body = '<main><h1>Tytuł</h1><p>Tekst<br><input disabled name=a><svg><use href="#x"/></svg></main><dialog id="d"></dialog>'
  expect(await htmlErrors(page(`${body}<button type="button" commandfor="d" command="show-modal">Otwórz</button>`))).toEqual([])
})

test.each([
  ['a form in a paragraph', '<p><form action="/x"><button type="submit">Dalej</button></form></p>', /^close-order/],
  ['a dialog that is not in the page', '<button type="button" commandfor="jezyk" command="show-modal">PL</button>', /^commandfor/],
  ['an address in one line', '<input type="text" name="a" autocomplete="street-address">', /^valid-autocomplete/],
  ['two elements with one id', '<p id="a"></p><p id="a"></p>', /^no-dup-id/],
  ['a block in a phrase', '<span><div></div></span>', /^element-permitted-content/],
])('finds %s', async (_, body, expected) => {
  expect(await htmlErrors(page(body))).toEqual([expect.stringMatching(expected)])
})
