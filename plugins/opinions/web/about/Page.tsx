import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import type { data } from './about.data.ts'
import css from './about.module.css'

/** Chapters with the number of their paragraphs. */
const chapters = { who: 3, before: 3, trust: 4, codes: 3, document: 2, answer: 2, scores: 3, hidden: 2, author: 1 } as const

/** Page that says how opinions are checked, which every list of opinions links to (row OP-13). */
export const Page = () => {
  const t = useT()
  const rules = usePageData<typeof data>()
  const ordering = useHref()('ordering')
  return (
    <Container>
      <div className={css['about']}>
        <header className={css['head']}>
          <h1>{t('opinions.about.heading')}</h1>
          <p className={css['lead']}>{t('opinions.about.lead')}</p>
        </header>
        {Object.entries(chapters).map(([name, count]) => (
          <section key={name} id={name} aria-labelledby={`${name}-tytul`} className={css['chapter']}>
            <h2 id={`${name}-tytul`}>{t(`opinions.about.${name}`)}</h2>
            {Array.from({ length: count }, (_, n) => n + 1).map((paragraph) => (
              <p key={paragraph}>{t(`opinions.about.${name}.${paragraph}`, rules)}</p>
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
