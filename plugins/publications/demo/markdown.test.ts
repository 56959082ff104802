import { expect, test } from 'vitest'
import { textFormats } from '#core/rich-text/formats.ts'
import { readMarkdown } from './markdown.ts'

const read = (text: string) => readMarkdown({ file: 'a.md', first: 5, lines: text.split('\n') })
const text = (content: string, format = 0) => ({ type: 'text', text: content, format })

test('reads headings, lists, quotations, tables, pictures and formats', () => {
  const blocks = read(`
## Cele

- pierwszy
- drugi

1. krok

> Pada deszcz,\\
> kapie deszcz.

| Dzień | Zabawa |
| --- | --- |
| środa | [bieg](/kontakt) |

Zwykły, **mocny**
i _inny_.

![Miska zupy](zupa.svg "Dyniowa zupa")
`)
  const cell = (content: unknown, header: boolean) => ({
    type: 'tablecell',
    header,
    children: [{ type: 'paragraph', children: [content] }],
  })
  const link = { type: 'link', url: '/kontakt', children: [text('bieg')] }
  expect(blocks).toEqual([
    { type: 'heading', tag: 'h2', children: [text('Cele')] },
    {
      type: 'list',
      listType: 'bullet',
      children: [
        { type: 'listitem', children: [text('pierwszy')] },
        { type: 'listitem', children: [text('drugi')] },
      ],
    },
    { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('krok')] }] },
    { type: 'quote', children: [text('Pada deszcz,'), { type: 'linebreak' }, text('kapie deszcz.')] },
    {
      type: 'table',
      children: [
        { type: 'tablerow', children: [cell(text('Dzień'), true), cell(text('Zabawa'), true)] },
        { type: 'tablerow', children: [cell(text('środa'), false), cell(link, false)] },
      ],
    },
    {
      type: 'paragraph',
      children: [text('Zwykły, '), text('mocny', textFormats.bold), text(' i '), text('inny', textFormats.italic), text('.')],
    },
    { type: 'picture', file: 'zupa.svg', alt: 'Miska zupy', caption: 'Dyniowa zupa', line: 23 },
  ])
})

test.each([
  ['# Cele', 'a.md:5: this Markdown is not read: # Cele'],
  ['## Cele\n- pierwszy', 'a.md:5: this Markdown is not read: ## Cele'],
  ['Cele:\n- pierwszy', 'a.md:6: this Markdown is not read: - pierwszy'],
  ['- pierwszy\n  - drugi', 'a.md:5: this Markdown is not read: - pierwszy'],
  ['| Dzień | Zabawa |\n| --- | --- |\n| środa |', 'a.md:5: this Markdown is not read: | Dzień | Zabawa |'],
  ['Tekst\n\n<b>mocny</b>', 'a.md:7: this Markdown is not read: <b>mocny</b>'],
])('says where %j is Markdown that it does not read', (markdown, message) => {
  expect(() => read(markdown)).toThrow(message)
})
