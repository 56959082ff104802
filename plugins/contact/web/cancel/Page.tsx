import { LinkButton } from '#web/design/Button.tsx'
import { PostForm } from '#web/design/forms/PostForm.tsx'
import { Highlight } from '#web/design/Highlight.tsx'
import { Container } from '#web/design/Container.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { useHref } from '#web/page.ts'
import { TextWithHighlight } from '#web/i18n/TextWithHighlight.tsx'
import { useLanguage, useT } from '#web/i18n/i18n-context.ts'
import css from '../contact.module.css'
import { formatTimeRange } from '../format-dates.ts'
import type { data } from './cancel.data.ts'

/** Page that confirms the cancellation of a booking. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { token, slot, ends, over } = usePageData<typeof data>()
  return (
    <Container>
      <div className={css['done']}>
        <h1>
          <TextWithHighlight text={t('contact.cancel.heading')} highlight={(part) => <Highlight>{part}</Highlight>} />
        </h1>
        <p className={css['when']}>
          <time dateTime={slot}>{formatTimeRange(slot, ends, language)}</time>
        </p>
        <p>{t(over ? 'contact.cancel.over' : 'contact.cancel.text')}</p>
        {!over && <PostForm labels={{}} send={t('contact.cancel.send')} />}
        <p>
          <LinkButton href={href('presentation_booked', { token })}>{t('contact.cancel.keep')}</LinkButton>
        </p>
      </div>
    </Container>
  )
}
