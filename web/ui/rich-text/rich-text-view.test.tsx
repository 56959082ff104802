import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { RichText } from '#core/rich-text/document.ts'
import { document, paragraph, randomNode, text } from '#core/rich-text/testing/documents.ts'
import type { ShownUpload } from './files.tsx'
import { RichTextView } from './RichTextView.tsx'

const upload = {
  id: '0199b1f0-0000-7000-8000-000000000001',
  url: '/pliki/x/1280.jpg',
  variants: null,
  width: 1280,
  height: 720,
  alt: '',
  name: 'Jadłospis maj.pdf',
  size: 1_400_000,
  preview: null,
}
const render = (children: readonly unknown[], level?: 2 | 3, preview: ShownUpload['preview'] = null) =>
  renderToStaticMarkup(
    <RichTextView document={document(...children) as unknown as RichText} uploads={[{ ...upload, preview }]} {...(level && { level })} />,
  )

test('J11.1 texts are escaped, addresses of 10,000 random trees are harmless, and there is no script', () => {
  let rendered = 0
  for (let seed = 0; seed < 10_000; seed++) {
    const decoded = decodeInput(RichText, randomNode(seed))
    if (!('value' in decoded)) continue
    const html = renderToStaticMarkup(<RichTextView document={decoded.value} uploads={[upload]} />)
    rendered++
    const withoutValues = html.replaceAll(/"[^"]*"/g, '""')
    const harmful = [
      ...withoutValues.matchAll(/<script|<[^>]*\son\w+=/gi),
      ...html.matchAll(/(?:href|src)="(?:javascript|data|vbscript|\/\/)/gi),
    ]
    if (harmful.length > 0) expect(html).toBe('')
  }
  expect(rendered).toBeGreaterThan(5000)
})

test('headings follow the level of the page, tables scroll by keyboard, links out of the site pass nothing on', () => {
  expect(render([{ type: 'heading', tag: 'h3', children: [text('Plan')] }], 3)).toContain('<h4>Plan</h4>')
  expect(
    render([
      { type: 'table', children: [{ type: 'tablerow', children: [{ type: 'tablecell', header: true, children: [paragraph('Grupa')] }] }] },
    ]),
  ).toContain('tabindex="0"><table><tbody><tr><th scope="col"><p>Grupa</p></th></tr>')
  const link = (url: string) => render([{ type: 'paragraph', children: [{ type: 'link', url, children: [text('x', 3)] }] }])
  expect(link('https://przyklad.pl')).toContain(
    '<a href="https://przyklad.pl" rel="nofollow ugc noopener noreferrer"><strong><em>x</em></strong></a>',
  )
  expect(link('/mapa')).toContain('<a href="/mapa">')
})

test('a picture keeps its place, a file shows its first page, type and size, and a deleted upload is left out', () => {
  const image = { type: 'image', upload: upload.id, alt: 'Ogród', caption: 'Wiosną', width: 'half' }
  expect(render([image])).toContain('<img src="/pliki/x/1280.jpg" alt="Ogród" width="1280" height="720" loading="lazy"')
  expect(render([{ type: 'attachment', upload: upload.id, name: '' }])).toMatch(
    /download="Jadłospis maj.pdf">Jadłospis maj.pdf<\/a><small>PDF · 1,4\u00a0MB/,
  )
  expect(
    render([{ type: 'attachment', upload: upload.id, name: '' }], 2, { '320': '/pliki/x/320.webp', width: 640, height: 905 }),
  ).toContain('<img src="/pliki/x/320.webp" alt="" width="640" height="905" loading="lazy"')
  const gone = '0199b1f0-0000-7000-8000-000000000002'
  expect(render([{ ...image, upload: gone }, { type: 'attachment', upload: gone, name: 'x' }, paragraph('dalej')])).toMatch(
    /^<div[^>]*><p>dalej<\/p><\/div>$/,
  )
})
