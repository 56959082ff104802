import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import css from '../contact.module.css'
import { formatTimeRange } from '../format-dates.ts'
import type { cancelData } from '../pages.data.ts'

/** Page that confirms the cancellation of a booking. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { token, slot, ends, over } = usePageData<typeof cancelData>()
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
