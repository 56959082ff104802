import { CircleCheck, Copy, ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import { useHref } from '#web/runtime/page.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from '../builder.module.css'
import { useBuilder } from '../state/builder-context.ts'

interface PublishedProps {
  /** Id of the heading. */
  readonly heading: string
  readonly onClose: () => void
}

/** Says where the published site is, or that nobody sees it yet, and leads there. */
export const Published = ({ heading, onClose }: PublishedProps) => {
  const t = useT()
  const href = useHref()
  const { site, draft } = useBuilder()
  const { url } = draft
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address)
    await showToast({ kind: 'success', text: t('sites.builder.published.copied') })
  }
  return (
    <>
      <h2 id={heading} className={`${dialogCss['title']} ${css['done']}`} ref={title} tabIndex={-1}>
        <Icon of={CircleCheck} /> {t(url === null ? 'sites.builder.published.unseen' : 'sites.builder.published')}
      </h2>
      {url === null ? (
        <p>{t('sites.builder.published.unseen.text')}</p>
      ) : (
        <>
          <p>{t('sites.builder.published.here')}</p>
          <p className={css['address']}>
            <a href={url} target="_blank" rel="noopener">
              {url.replace(/^https?:\/\//, '')}
            </a>
            <Button small look="quiet" onClick={() => void copy(url)}>
              <Icon of={Copy} /> {t('sites.builder.published.copy')}
            </Button>
          </p>
        </>
      )}
      <div className={css['buttons']}>
        {url === null ? (
          <LinkButton look="main" href={href('facility_web_page_settings', { facility: site.facility_id })}>
            {t('sites.builder.settings')}
          </LinkButton>
        ) : (
          <LinkButton look="main" href={url} target="_blank" rel="noopener">
            <Icon of={ExternalLink} /> {t('sites.builder.open')}
          </LinkButton>
        )}
        <Button onClick={onClose}>{t('sites.builder.published.close')}</Button>
      </div>
    </>
  )
}
