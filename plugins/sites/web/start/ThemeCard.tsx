import { useEffect, useRef, useState } from 'react'
import { sitePreviewsPath } from '#core/kernel/site-address.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { SiteChoices } from '../../contract/builder.ts'
import css from '../app.module.css'

/** Width for which the page is drawn in a card, CSS pixels. */
const previewWidth = 1280

interface ThemeCardProps {
  readonly of: SiteChoices['themes'][number]
  readonly facilityId: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** Theme with the facility's own main page in it, small; a press chooses it. */
export const ThemeCard = ({ of: { key, name }, facilityId, isChosen, onChoose }: ThemeCardProps) => {
  const t = useT()
  const picture = useRef<HTMLSpanElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = picture.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const address = `${sitePreviewsPath}/${facilityId}?theme=${key}`
  return (
    <div className={css['theme']} data-chosen={isChosen || undefined}>
      <label>
        <span className={css['picture']} ref={picture}>
          {width > 0 && (
            <iframe
              src={address}
              title={t('sites.templates.preview', { name })}
              loading="lazy"
              sandbox="allow-same-origin"
              tabIndex={-1}
              aria-hidden
              style={{ inlineSize: previewWidth, blockSize: previewWidth * 0.75, scale: String(width / previewWidth) }}
            />
          )}
        </span>
        <span className={css['name']}>
          <input type="radio" name="theme" value={key} checked={isChosen} onChange={onChoose} />
          {name}
        </span>
      </label>
      <a href={address} target="_blank" rel="noopener" aria-label={t('sites.templates.open.of', { name })}>
        {t('sites.templates.open')}
      </a>
    </div>
  )
}
