import { expect, test } from 'vitest'
import { textFormats } from '#core/rich-text/formats.ts'
import { documentOf } from './documents.ts'

const text = (content: string, format = 0) => ({ type: 'text', text: content, format })

test('reads headings, lists, quotations, tables and formats of a demo text', () => {
  const { children } = documentOf(`
## Cele
- pierwszy
- drugi

1. krok

> Pada deszcz,
> kapie deszcz.

Dzień | Zabawa
środa | [bieg](/kontakt)

Zwykły, **mocny** i _inny_.
`)
  const cell = (content: unknown, header: boolean) => ({
    type: 'tablecell',
    header,
    children: [{ type: 'paragraph', children: [content] }],
  })
  const link = { type: 'link', url: '/kontakt', children: [text('bieg')] }
  expect(children).toEqual([
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
  ])
})
