import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import css from '../pages.module.css'
import type { data } from './about.data.ts'

/** Chapters with their paragraphs. */
const chapters = {
  who: ['who.1', 'who.2', 'who.3'],
  before: ['before.1', 'before.2', 'before.3'],
  trust: ['trust.1', 'trust.2', 'trust.3', 'trust.4'],
  codes: ['codes.1', 'codes.2', 'codes.3'],
  document: ['document.1', 'document.2'],
  answer: ['answer.1', 'answer.2'],
  scores: ['scores.1', 'scores.2', 'scores.3'],
  hidden: ['hidden.1', 'hidden.2'],
  author: ['author.1'],
} as const
const names = Object.keys(chapters) as (keyof typeof chapters)[]

/** Page that says how opinions are checked, which every list of opinions links to (row OP-13). */
export const Page = () => {
  const t = useT()
  const rules = usePageData<typeof data>()
  const ordering = useHref()('ordering')
  return (
    <Container>
      <div className={css['about']}>
        <header className={css['aboutHead']}>
          <h1>{t('opinions.about.heading')}</h1>
          <p className={css['lead']}>{t('opinions.about.lead')}</p>
        </header>
        {names.map((name) => (
          <section key={name} id={name} aria-labelledby={`${name}-tytul`} className={css['chapter']}>
            <h2 id={`${name}-tytul`}>{t(messageKey('opinions.about', name))}</h2>
            {chapters[name].map((paragraph) => (
              <p key={paragraph}>{t(messageKey('opinions.about', paragraph), rules)}</p>
            ))}
          </section>
        ))}
        {ordering !== undefined && (
          <p>
            <a href={ordering}>{t('opinions.about.ordering')}</a>
          </p>
        )}
      </div>
    </Container>
  )
}
