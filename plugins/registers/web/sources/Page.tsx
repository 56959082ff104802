import { Wide } from '#web/design/Wide.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { useT } from '#web/i18n/words.ts'
import { Objection } from './Objection.tsx'
import { Rules } from './Rules.tsx'
import { SourceCard } from './SourceCard.tsx'
import { Works } from './Works.tsx'
import type { data } from './sources.data.ts'
import css from './sources.module.css'

const chapters = ['rejestry', 'czyszczenie', 'kolejnosc', 'sprzeciw', 'obce-dziela'] as const

/** Where everything on the site is known from, what is done to it on the way, and how to object. */
export const Page = () => {
  const t = useT()
  const { registers, made } = usePageData<typeof data>()
  return (
    <Wide>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>{t('registers.sources.title')}</h1>
          <p className={css['lead']}>{t('registers.sources.lead')}</p>
        </header>
        <nav className={css['contents']} aria-label={t('registers.sources.contents')}>
          <ul>
            {chapters.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{t(`registers.sources.${id}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css['chapters']}>
          <section id="rejestry" aria-labelledby="rejestry-tytul">
            <h2 id="rejestry-tytul">{t('registers.sources.rejestry')}</h2>
            {registers.map((source) => (
              <SourceCard key={source.key} source={source} />
            ))}
            {made.map((source) => (
              <SourceCard key={source.key} source={source} />
            ))}
          </section>
          <Rules />
          <Objection />
          <Works />
        </div>
      </div>
    </Wide>
  )
}
