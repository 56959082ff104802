import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { Description } from './Description.tsx'

const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>'

test('J11.1 CM-03 HTML in title, lead and body of a description is shown as text', () => {
  const of = { title: hostile, lead: hostile, body: documentOfText(hostile), meta_title: hostile, meta_description: hostile }
  const html = renderToStaticMarkup(<Description of={of} />)
  expect(html).not.toMatch(/<script|<img/i)
  expect(html.match(/&lt;script&gt;/g)).toHaveLength(3)
})

test('CM-03 a description without lead and body is its title alone', () => {
  const of = { title: 'O Krakowie', lead: '', body: documentOfText(''), meta_title: '', meta_description: '' }
  expect(renderToStaticMarkup(<Description of={of} />)).toMatch(/<h2[^>]*>O Krakowie<\/h2><div[^>]*><\/div><\/section>/)
})
