import { FileText } from 'lucide-react'
import { numberFormat } from '#core/kernel/formats.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { useGallery } from '#web/ui/media/use-gallery.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './message.module.css'
import type { MessageFile } from './message.ts'

/** Files of a message: pictures open large, others are cards with name and size. */
export const MessageFiles = ({ files }: { readonly files: readonly MessageFile[] }) => {
  const language = useLanguage()
  const { attributes } = useGallery()
  const pictures = files.filter(({ kind, preview }) => kind === 'image' && preview !== null)
  const others = files.filter((file) => !pictures.includes(file))
  const sizeOf = (bytes: number) =>
    numberFormat(language, {
      style: 'unit',
      unit: bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: bytes < 1_000_000 ? 0 : 1,
    }).format(Math.max(1, bytes / (bytes < 1_000_000 ? 1000 : 1_000_000)))
  return (
    <>
      {pictures.length > 0 && (
        <ul className={css['pictures']} data-several={pictures.length > 1 || undefined} {...attributes}>
          {pictures.map(({ id, name, url, preview }) => (
            <li key={id}>
              <a href={url} data-lightbox>
                <img src={preview ?? url} alt={name} loading="lazy" decoding="async" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {others.map(({ id, name, size, url }) => (
        <a key={id} href={url} className={css['file']} target="_blank" rel="noreferrer">
          <Icon of={FileText} />
          <span className={css['fileName']}>{name}</span>
          <span className={css['fileSize']}>{sizeOf(size)}</span>
        </a>
      ))}
    </>
  )
}
