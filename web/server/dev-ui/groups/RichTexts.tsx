import { FileText } from 'lucide-react'
import type { BlockNode, ListItemNode, RichText, TextNode } from '#core/rich-text/document.ts'
import { FileCard } from '#web/ui/media/FileCard.tsx'
import { useGallery } from '#web/ui/media/use-gallery.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { AttachmentCard, FilmCard, ImageFigure } from '#web/ui/rich-text/files.tsx'
import type { ImageRun } from '#web/ui/rich-text/gallery-blocks.ts'
import { InlineText } from '#web/ui/rich-text/InlineText.tsx'
import { PictureRun } from '#web/ui/rich-text/PictureRun.tsx'
import { RichTextView } from '#web/ui/rich-text/RichTextView.tsx'
import { Specimen, State } from '../Specimen.tsx'
import { useSamples } from '../samples.ts'

const photo = {
  id: 'photo',
  url: '/favicon.svg',
  variants: null,
  width: 64,
  height: 64,
  alt: '',
  name: 'favicon.svg',
  size: 1_400_000,
  preview: null,
} as const
const firstPage = { '320': '/favicon.svg', width: 640, height: 905 } as const
const image = { type: 'image', upload: photo.id, alt: '', caption: 'favicon.svg', width: 'half' } as const
const attachment = { type: 'attachment', upload: photo.id, name: '' } as const
const film = { type: 'film', url: 'https://www.youtube.com/watch?v=example', title: '' } as const

const text = (content: string, format = 0): TextNode => ({ type: 'text', text: content, format })

/** Document with every kind of node, of the samples of a language. */
const documentOf = (name: string, sentence: string): RichText => {
  const paragraph = { type: 'paragraph', children: [text(sentence)] } as const
  const item = (...children: ListItemNode['children']): ListItemNode => ({ type: 'listitem', children })
  const list = (listType: 'bullet' | 'number' | 'check', ...children: readonly ListItemNode[]) =>
    ({ type: 'list', listType, children }) as const
  const cell = (header: boolean, content: string) =>
    ({ type: 'tablecell', header, children: [{ type: 'paragraph', children: [text(content)] }] }) as const
  const row = (header: boolean) =>
    ({ type: 'tablerow', children: [name, sentence, name, sentence].map((content) => cell(header, content)) }) as const
  const blocks: readonly BlockNode[] = [
    { type: 'heading', tag: 'h2', children: [text(name)] },
    {
      type: 'paragraph',
      children: [
        text(`${sentence} `),
        text(name, 1),
        text(` ${name}`, 2),
        text(` ${name}`, 4),
        text(` ${name} `, 8),
        { type: 'link', url: 'https://example.com', children: [text(name)] },
        { type: 'linebreak' },
        text(sentence),
      ],
    },
    { type: 'heading', tag: 'h3', children: [text(name)] },
    list('bullet', item(text(name), list('number', item(text(name)), item(text(sentence)))), item(text(sentence))),
    list('check', { ...item(text(name)), checked: true }, item(text(sentence))),
    { type: 'quote', children: [text(sentence)] },
    { type: 'table', children: [row(true), row(false)] },
    { type: 'horizontalrule' },
    { type: 'heading', tag: 'h4', children: [text(name)] },
    paragraph,
    image,
    attachment,
    film,
  ]
  return { version: 1, children: blocks }
}

/** Returns pictures that follow one another; the first one has a caption. */
const runOf = (count: number, caption: string): ImageRun => ({
  type: 'images',
  images: Array.from({ length: count }, (_, at) => ({ of: { ...image, caption: at === 0 ? caption : '' }, upload: photo, n: at + 1 })),
})

/** Documents as readers see them. */
export const RichTexts = () => {
  const { facility, longFacility, sentence } = useSamples()
  const gallery = useGallery()
  return (
    <>
      <Specimen of="ui/rich-text/RichTextView.tsx">
        <State name="every kind of node">
          <RichTextView document={documentOf(longFacility, sentence)} uploads={[photo]} level={3} />
        </State>
      </Specimen>
      <Specimen of="ui/rich-text/files.tsx">
        <State name="picture, file, film">
          <ImageFigure of={image} upload={photo} />
          <AttachmentCard of={attachment} upload={photo} />
          <FilmCard of={film} />
        </State>
        <State name="first page of a file">
          <AttachmentCard of={attachment} upload={{ ...photo, preview: firstPage }} />
        </State>
      </Specimen>
      <Specimen of="ui/rich-text/PictureRun.tsx">
        {[1, 3, 4, 5].map((count) => (
          <State key={count} name={`pictures: ${count}`}>
            <PictureRun of={runOf(count, sentence)} gallery={gallery} />
          </State>
        ))}
      </Specimen>
      <Specimen of="ui/media/FileCard.tsx">
        <State name="with an action">
          <FileCard
            icon={FileText}
            title={<a href="#rich-text">{longFacility}</a>}
            note={sentence}
            actions={<Button small>{facility}</Button>}
          />
        </State>
      </Specimen>
      <Specimen of="ui/rich-text/InlineText.tsx">
        <State name="a line">
          <p>
            <InlineText of={[text(facility, 3)]} />
          </p>
        </State>
      </Specimen>
    </>
  )
}
