import type { BlockNode, InlineNode, ListItemNode, RichText } from '#core/rich-text/document.ts'
import { textFormats } from '#core/rich-text/formats.ts'
import { escaped, officeFileOf } from './package.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

const style = (id: string, name: string, look: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${look}</w:style>`

const styles =
  `<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="24"/>` +
  `<w:lang w:val="pl-PL"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>` +
  style('Title', 'Title', '<w:rPr><w:b/><w:color w:val="3D1A73"/><w:sz w:val="40"/></w:rPr>') +
  style(
    'Heading2',
    'heading 2',
    '<w:pPr><w:keepNext/><w:spacing w:before="240"/><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr>',
  ) +
  style('ListParagraph', 'List Paragraph', '<w:pPr><w:spacing w:after="60"/><w:ind w:left="425" w:hanging="283"/></w:pPr>') +
  '</w:styles>'

const runOf = (text: string, format = 0): string => {
  const bold = format & textFormats.bold ? '<w:b/>' : ''
  const italic = format & textFormats.italic ? '<w:i/>' : ''
  return `<w:r><w:rPr>${bold}${italic}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
}

const inlineOf = (nodes: readonly (InlineNode | ListItemNode['children'][number])[]): string =>
  nodes.map((node) => (node.type === 'text' ? runOf(node.text, node.format) : node.type === 'link' ? inlineOf(node.children) : '')).join('')

const paragraphOf = (content: string, styleId?: string): string =>
  `<w:p>${styleId === undefined ? '' : `<w:pPr><w:pStyle w:val="${styleId}"/></w:pPr>`}${content}</w:p>`

const blockOf = (node: BlockNode): string => {
  if (node.type === 'heading') return paragraphOf(inlineOf(node.children), 'Heading2')
  if (node.type === 'list') {
    const markOf = (n: number) => (node.listType === 'number' ? `${n + 1}.` : '•')
    return node.children.map(({ children }, n) => paragraphOf(`${runOf(`${markOf(n)} `)}${inlineOf(children)}`, 'ListParagraph')).join('')
  }
  return node.type === 'paragraph' || node.type === 'quote' ? paragraphOf(inlineOf(node.children)) : ''
}

/** Returns a text with its title as a Word file: paragraphs, headings and lists. */
export const textFileOf = (title: string, { children }: RichText): Uint8Array => {
  const body = [paragraphOf(runOf(title), 'Title'), ...children.map(blockOf)].join('')
  const page = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134"/></w:sectPr>'
  return officeFileOf({
    folder: 'word',
    main: {
      name: 'document.xml',
      type: 'wordprocessingml.document.main+xml',
      xml: `<w:document xmlns:w="${main}"><w:body>${body}${page}</w:body></w:document>`,
    },
    parts: [{ relation: 'styles', name: 'styles.xml', type: 'wordprocessingml.styles+xml', xml: styles }],
  })
}
