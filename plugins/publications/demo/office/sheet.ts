import { escaped, officeFileOf } from './package.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The second style is that of the first row: bold on yellow; all cells break their lines. */
const styles =
  `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
  `<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>` +
  `<fill><patternFill patternType="solid"><fgColor rgb="FFFFCF1F"/></patternFill></fill></fills>` +
  `<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>` +
  `<cellXfs count="2"><xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>` +
  `<xf fontId="1" fillId="2" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`

/** Sheet of a workbook: its rows, the first with the names of the columns, and the widths of the columns in characters. */
interface Sheet {
  readonly name: string
  readonly widths: readonly number[]
  readonly rows: readonly (readonly (string | number)[])[]
}

const cellOf = (value: string | number, column: number, row: number): string => {
  const place = `${String.fromCharCode(65 + column)}${row + 1}`
  const style = row === 0 ? 1 : 0
  if (typeof value === 'number') return `<c r="${place}" s="${style}"><v>${value}</v></c>`
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
}

/** Returns a workbook of one sheet as an Excel file; its first row stays when one scrolls. */
export const workbookOf = ({ name, widths, rows }: Sheet): Uint8Array => {
  const columns = widths.map((width, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`)
  const data = rows.map((row, n) => `<row r="${n + 1}">${row.map((value, column) => cellOf(value, column, n)).join('')}</row>`)
  const sheet =
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${columns.join('')}</cols><sheetData>${data.join('')}</sheetData></worksheet>`
  return officeFileOf({
    folder: 'xl',
    main: {
      name: 'workbook.xml',
      type: 'spreadsheetml.sheet.main+xml',
      xml: `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    parts: [
      { relation: 'worksheet', name: 'worksheets/sheet1.xml', type: 'spreadsheetml.worksheet+xml', xml: sheet },
      { relation: 'styles', name: 'styles.xml', type: 'spreadsheetml.styles+xml', xml: styles },
    ],
  })
}
