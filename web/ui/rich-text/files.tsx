import { FileText, Film } from 'lucide-react'
import type { ReactNode } from 'react'
import { fileSize } from '#core/kernel/formats.ts'
import type { AttachmentNode, FilmNode, ImageNode } from '#core/rich-text/document.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { FileCard, type FirstPage } from '../media/FileCard.tsx'
import { Picture, type PictureSource } from '../media/Picture.tsx'
import css from './rich-text.module.css'

/** Uploaded file that a document shows, as `POST /api/v1/upload` returns it; `size` in bytes. */
export interface ShownUpload extends PictureSource {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly preview: FirstPage | null
}

interface ImageFigureProps {
  readonly of: ImageNode
  readonly upload: ShownUpload | undefined
  /** Puts the picture, without its caption, into a link. */
  readonly around?: (picture: ReactNode) => ReactNode
}

/** Picture with its caption; the upload's size keeps its place while it loads. */
export const ImageFigure = ({ of: { alt, caption, width }, upload, around = (picture) => picture }: ImageFigureProps) =>
  upload && (
    <figure className={css['figure']} data-width={width}>
      {around(<Picture of={upload} alt={alt} sizes={`(min-width: 740px) ${width === 'half' ? '350px' : '700px'}, 100vw`} />)}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )

/** Link to a file, with its first page, type and size. */
export const AttachmentCard = ({ of: { name }, upload }: { readonly of: AttachmentNode; readonly upload: ShownUpload | undefined }) => {
  const language = useLanguage()
  return (
    upload && (
      <FileCard
        icon={FileText}
        firstPage={upload.preview}
        title={
          <a href={upload.url} download={upload.name}>
            {name || upload.name}
          </a>
        }
        note={`${typeOf(upload.name)}${fileSize(upload.size, language)}`}
      />
    )
  )
}

/** Link to a film on another site, of which nothing is loaded. */
export const FilmCard = ({ of: { title, url } }: { readonly of: FilmNode }) => {
  const site = new URL(url).hostname.replace(/^www\./, '')
  return (
    <FileCard
      icon={Film}
      title={
        <a href={url} rel="nofollow ugc noopener noreferrer">
          {title || site}
        </a>
      }
      note={site}
    />
  )
}

const typeOf = (name: string): string => {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]
  return ending === undefined ? '' : `${ending.toUpperCase()} · `
}
