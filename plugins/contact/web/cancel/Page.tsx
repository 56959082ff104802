import { LinkButton } from '#web/design/Button.tsx'
import { PostForm } from '#web/design/forms/PostForm.tsx'
import { Stroke } from '#web/design/Stroke.tsx'
import { Wide } from '#web/design/Wide.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { useHref } from '#web/here.ts'
import { Marked } from '#web/i18n/Marked.tsx'
import { useLanguage, useT } from '#web/i18n/words.ts'
import css from '../contact.module.css'
import { span } from '../said.ts'
import type { data } from './cancel.data.ts'

/** The question before a booking is called off. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { token, slot, ends, over } = usePageData<typeof data>()
  return (
    <Wide>
      <div className={css['done']}>
        <h1>
          <Marked text={t('contact.cancel.heading')} mark={(part) => <Stroke>{part}</Stroke>} />
        </h1>
        <p className={css['when']}>
          <time dateTime={slot}>{span(slot, ends, language)}</time>
        </p>
        <p>{t(over ? 'contact.cancel.over' : 'contact.cancel.text')}</p>
        {!over && <PostForm labels={{}} send={t('contact.cancel.send')} />}
        <p>
          <LinkButton href={href('presentation_booked', { token })}>{t('contact.cancel.keep')}</LinkButton>
        </p>
      </div>
    </Wide>
  )
}
