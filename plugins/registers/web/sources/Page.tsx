import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Objection } from './Objection.tsx'
import { Rules } from './Rules.tsx'
import { SourceCard } from './SourceCard.tsx'
import type { data } from './sources.data.ts'
import css from './sources.module.css'
import { ThirdPartyWorks } from './ThirdPartyWorks.tsx'

const chapters = ['rejestry', 'czyszczenie', 'kolejnosc', 'sprzeciw', 'obce-dziela'] as const

/** Page of data sources: registers, cleaning, precedence, objections and third-party works. */
export const Page = () => {
  const t = useT()
  const { registers, synthetic } = usePageData<typeof data>()
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>{t('registers.sources.title')}</h1>
          <p className={css['lead']}>{t('registers.sources.lead')}</p>
        </header>
        <nav className={css['contents']} aria-label={t('registers.sources.contents')}>
          <ul>
            {chapters.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{t(messageKey('registers.sources', id))}</a>
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
            {synthetic.map((source) => (
              <SourceCard key={source.key} source={source} />
            ))}
          </section>
          <Rules />
          <Objection />
          <ThirdPartyWorks />
        </div>
      </div>
    </Container>
  )
}
