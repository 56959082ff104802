import { expect, test } from 'vitest'
import { repeatedBytes } from './repeated-bytes.ts'

test('a page is encoded with its repeated parts in their places, also twice and beside each other', () => {
  const { place, encode } = repeatedBytes()
  const header = { html: '<header>Żłobki</header>' }
  const footer = { html: '<footer>ґ</footer>' }
  const html = `<p>ą</p>${place(header)}${place(footer)}<main>„x”</main>${place(header)}`
  expect(html).not.toContain('Żłobki')
  expect(encode(html).toString()).toBe('<p>ą</p><header>Żłobki</header><footer>ґ</footer><main>„x”</main><header>Żłobki</header>')
  expect(repeatedBytes().encode('<p>bez części</p>').toString()).toBe('<p>bez części</p>')
})
