import { MaterialDrawing } from '#plugins/publications/contract/ui.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import type { MaterialHead } from '../../contract/material.ts'
import css from './picture.module.css'

interface MaterialPictureProps {
  readonly of: Pick<MaterialHead, 'kind' | 'cover' | 'attachments'>
  /** Keys of its topics. */
  readonly topics: readonly string[]
  /** Width in the layout, as CSS. */
  readonly sizes: string
  readonly first?: boolean
}

/** Picture of a material beside its title: its cover, else the first page of its PDF, else a drawing of its topic. */
export const MaterialPicture = ({ of: { kind, cover, attachments }, topics, sizes, first = false }: MaterialPictureProps) => {
  const page = attachments.find(({ preview }) => preview !== null)?.preview
  return (
    <div className={`${css['frame']} ${css[kind] ?? ''}`}>
      {cover ? (
        <Picture of={cover} sizes={sizes} alt="" first={first} />
      ) : page ? (
        <img
          className={css['sheet']}
          src={page['320']}
          srcSet={`${page['320']} 320w, ${page['640']} 640w`}
          sizes={sizes}
          alt=""
          width={page.width}
          height={page.height}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <MaterialDrawing kind={kind} topics={topics} />
      )}
    </div>
  )
}
