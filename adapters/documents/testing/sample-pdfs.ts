import { deflateSync } from 'node:zlib'
import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib'

/** A PDF of two pages, the second lying on its side, with a script that runs on opening. */
export const aPdf = async ({ password }: { readonly password?: string } = {}): Promise<Uint8Array> => {
  const document = await PDFDocument.create()
  document.addPage([595, 842]).drawText('Odpis z rejestru')
  document.addPage([400, 300]).setRotation(degrees(90))
  document.addJavaScript('x', 'app.alert("SECRET")')
  if (password !== undefined) document.encrypt({ ownerPassword: 'x', userPassword: password, permissions: {} })
  return document.save({ useObjectStreams: password !== undefined })
}

/** A PDF of one page of so many points, with lines of text in its upper quarter. */
export const aWorksheet = async (width: number, height: number): Promise<Uint8Array> => {
  const document = await PDFDocument.create()
  const page = document.addPage([width, height])
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let line = 1; line <= 8; line++) page.drawText('Karta pracy: zima', { x: 20, y: height - 22 * line, size: 18, font })
  return document.save()
}

/** A PDF whose object stream is 8 KB and unpacks to 500 MB. */
export const bomb = (): Uint8Array => {
  const packed = deflateSync(Buffer.alloc(8_000_000, Uint8Array.of(129, 0)))
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 5/Filter[/FlateDecode/RunLengthDecode]/Length ${packed.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 2 0 R>>\n%%EOF')])
}

const written = (...objects: readonly string[]): Uint8Array =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((object, n) => `${n + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n%%EOF`,
    'latin1',
  )
const stream = (dictionary: string, content: string) => `<<${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream`

/** Object 3 is a page, 4 its content, and 5 on are what it uses. */
const onePage = (resources: string, content: string, ...used: readonly string[]) =>
  written(
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<${resources}>>>>`,
    stream('', content),
    ...used,
  )

/** A PDF whose tree of pages contains itself. */
export const cyclic = (): Uint8Array => written('<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1>>')

/** A PDF of 3 KB that draws one line a billion times: ten levels of drawings, each with ten of the next. */
export const nested = (): Uint8Array => {
  const ten = '/F Do '.repeat(10)
  const form = '/Type/XObject/Subtype/Form/BBox[0 0 595 842]'
  const levels = Array.from({ length: 9 }, (_, n) => stream(`${form}/Resources<</XObject<</F ${n + 6} 0 R>>>>`, ten))
  return onePage('/XObject<</F 5 0 R>>', ten, ...levels, stream(form, '0 0 m 100 100 l S'))
}

/** A PDF whose page is filled with tiles a thousandth of a point apart. */
export const endless = (): Uint8Array =>
  onePage(
    '/Pattern<</P 5 0 R>>',
    '/Pattern cs /P scn 0 0 595 842 re f',
    stream('/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 100 100]/XStep 0.001/YStep 0.001/Resources<<>>', '1 0 0 rg 0 0 50 50 re f'),
  )
