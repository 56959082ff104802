import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { RichText } from '#core/rich-text/document.ts'
import { document, paragraph, randomNode, text } from '#core/rich-text/testing/documents.ts'
import type { Gallery } from '../media/use-gallery.ts'
import { OwnPageHrefContext } from './own-pages.ts'
import { RichTextView, type ShownUpload } from './RichTextView.tsx'

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
const image = { type: 'image', upload: upload.id, alt: 'Ogród', caption: 'Wiosną', width: 'half' }
const gone = '0199b1f0-0000-7000-8000-000000000002'
const gallery: Gallery = { attributes: { 'data-gallery': 'Zdjęcia' }, nameOf: (n) => `Zdjęcie ${n}` }
const render = (children: readonly unknown[], level?: 2 | 3, preview: ShownUpload['preview'] = null) =>
  renderToStaticMarkup(
    <RichTextView document={document(...children) as unknown as RichText} uploads={[{ ...upload, preview }]} {...(level && { level })} />,
  )

test('WB-05 J11.1 texts are escaped, addresses of 10,000 random trees are harmless, and there is no script', () => {
  let rendered = 0
  for (let seed = 0; seed < 10_000; seed++) {
    const decoded = decodeInput(RichText, randomNode(seed))
    if (!('value' in decoded)) continue
    const html = renderToStaticMarkup(<RichTextView document={decoded.value} uploads={[upload]} {...(seed % 2 && { gallery })} />)
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
  expect(render([image])).toContain('<img src="/pliki/x/1280.jpg" alt="Ogród" width="1280" height="720" loading="lazy"')
  expect(render([{ type: 'attachment', upload: upload.id, name: '' }])).toMatch(
    /download="Jadłospis maj.pdf">Jadłospis maj.pdf<\/a><small>PDF · 1,4\u00a0MB/,
  )
  expect(
    render([{ type: 'attachment', upload: upload.id, name: '' }], 2, { '320': '/pliki/x/320.webp', width: 640, height: 905 }),
  ).toContain('<img src="/pliki/x/320.webp" alt="" width="640" height="905" loading="lazy"')
  expect(render([{ ...image, upload: gone }, { type: 'attachment', upload: gone, name: 'x' }, paragraph('dalej')])).toMatch(
    /^<div[^>]*><p>dalej<\/p><\/div>$/,
  )
})

const renderGallery = (children: readonly unknown[], uploads: readonly ShownUpload[] = [upload]) =>
  renderToStaticMarkup(<RichTextView document={document(...children) as unknown as RichText} uploads={uploads} gallery={gallery} />)

test('PR-09 in a gallery pictures that follow one another are a grid of links to their files, a single one stays a figure', () => {
  const blocksOf = (...children: readonly unknown[]) =>
    [...renderGallery(children).matchAll(/<(p|ul|figure) ?.*?<\/\1>/g)].map(([block, name]) => [
      name,
      ...[...block.matchAll(/<a href="([^"]+)" data-lightbox="".*?<img [^>]*alt="([^"]+)" width="(\d+)" height="(\d+)"/g)].map(
        ([, ...picture]) => picture.join(' '),
      ),
    ])
  const picture = '/pliki/x/1280.jpg Ogród 1280 720'
  const unseen = [
    { type: 'paragraph', children: [] },
    { ...image, upload: gone },
  ]
  expect(blocksOf(image, ...unseen, image, paragraph('dalej'), image, image, image)).toEqual([
    ['ul', picture, picture],
    ['p'],
    ['ul', picture, picture, picture],
  ])
  expect(blocksOf(paragraph('przed'), image, ...unseen, paragraph('po'))).toEqual([['p'], ['figure', picture], ['p']])
  expect(renderGallery([image, image])).toMatch(/^<div [^>]*data-gallery="Zdjęcia">.*Wiosną<\/figcaption>.*Wiosną<\/figcaption>/)
  expect(render([image, image])).not.toMatch(/<a |data-gallery/)
})

test('PR-09 a picture of a grid is loaded as wide as its row needs: of two or three, one alone on a phone', () => {
  const uploads = [{ ...upload, variants: { webp: '/pliki/x/640.webp 640w', avif: null } }]
  const widthsOf = (count: number) =>
    [...renderGallery(Array(count).fill(image), uploads).matchAll(/ sizes="\(min-width: 740px\) (\d+)px, (\d+)vw"/g)].map(
      ([, wide, narrow]) => `${wide} ${narrow}`,
    )
  expect(widthsOf(3)).toEqual(['320 100', '320 50', '320 50'])
  expect(widthsOf(4)).toEqual(['480 50', '480 50', '480 50', '480 50'])
  expect(widthsOf(5)).toEqual(['480 100', '480 50', '320 50', '320 50', '320 50'])
})

test('OW-19 a picture of a grid is cropped around its focal point, without one around what suits its shape; a single one is whole', () => {
  const pointsOf = (html: string) => [...html.matchAll(/<img [^>]*?(?: data-x="(\d+)" data-y="(\d+)")?\/?>/g)].map(([, x, y]) => [x, y])
  const focused = { ...image, focus: { x: 20, y: 0 } }
  expect(pointsOf(renderGallery([focused, image]))).toEqual([
    ['20', '0'],
    [undefined, undefined],
  ])
  expect(pointsOf(renderGallery([focused]))).toEqual([[undefined, undefined]])
  expect(pointsOf(renderGallery([image, image], [{ ...upload, width: 720, height: 1280 }]))).toEqual(Array(2).fill(['50', '30']))
})

test('the link of a picture that only decorates is called by its caption, else by its number', () => {
  const html = renderGallery([image, { ...image, alt: '' }, { ...image, alt: '', caption: '' }])
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(['Wiosną', 'Zdjęcie 3'])
})

test('WB-08 on the host of a web site links to the directory lead there; links elsewhere are as they were', () => {
  const paragraphs = ['/mapa', 'https://przyklad.pl'].map((url) => ({
    type: 'paragraph',
    children: [{ type: 'link', url, children: [text('x')] }],
  }))
  const html = renderToStaticMarkup(
    <OwnPageHrefContext value={(path) => `https://kredka.pl${path}`}>
      <RichTextView document={document(...paragraphs) as unknown as RichText} />
    </OwnPageHrefContext>,
  )
  expect([html.includes('href="https://kredka.pl/mapa"'), html.includes('href="https://przyklad.pl"')]).toEqual([true, true])
})
