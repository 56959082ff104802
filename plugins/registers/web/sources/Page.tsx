import { Phone } from 'lucide-react'
import type { RegisterKey, SourceKey, WrittenSource } from '#core/facilities/source.ts'
import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { data } from './sources.data.ts'
import css from './sources.module.css'

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

const works = ['boundaries', 'streets', 'localities', 'population', 'geocoder', 'type', 'icons', 'drawings'] as const

/** Lists the third-party works that the site uses, and their licences. */
const ThirdPartyWorks = () => {
  const t = useT()
  return (
    <section id="obce-dziela" aria-labelledby="obce-dziela-tytul">
      <h2 id="obce-dziela-tytul">{t('registers.sources.obce-dziela')}</h2>
      <dl className={css['lines']}>
        {works.map((name) => (
          <div key={name}>
            <dt>{t(messageKey('registers.works', name))}</dt>
            <dd>{t(messageKey('registers.works', name, 'terms'))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const steps = ['tell', 'check', 'register'] as const

/** Explains how a person named in a register can object to publication or have a mistake corrected. */
const Objection = () => {
  const t = useT()
  const { supportPhone } = usePage().context
  return (
    <section id="sprzeciw" aria-labelledby="sprzeciw-tytul" className={css['objection']}>
      <h2 id="sprzeciw-tytul">{t('registers.sources.sprzeciw')}</h2>
      <p>{t('registers.sources.objection.lead')}</p>
      <ol className={css['steps']}>
        {steps.map((name) => (
          <li key={name}>{t(messageKey('registers.sources.objection', name))}</li>
        ))}
      </ol>
      <p className={css['call']}>
        <Icon of={Phone} />
        <a href={`tel:${supportPhone}`}>{groupedPhone(supportPhone)}</a>
        <span>{t('shell.footer.hours')}</span>
      </p>
    </section>
  )
}

const cleaningTopics = ['writing', 'addresses', 'numbers', 'hours', 'fees', 'points', 'named', 'empty'] as const
const ranks = ['support', 'owner', 'register', 'partner', 'visitor'] as const

/** Explains how register data is cleaned and which source has precedence. */
const Rules = () => {
  const t = useT()
  return (
    <>
      <section id="czyszczenie" aria-labelledby="czyszczenie-tytul">
        <h2 id="czyszczenie-tytul">{t('registers.sources.czyszczenie')}</h2>
        <p>{t('registers.sources.cleaning.lead')}</p>
        <ul className={css['points']}>
          {cleaningTopics.map((name) => (
            <li key={name}>{t(messageKey('registers.sources.cleaning', name))}</li>
          ))}
        </ul>
      </section>
      <section id="kolejnosc" aria-labelledby="kolejnosc-tytul">
        <h2 id="kolejnosc-tytul">{t('registers.sources.kolejnosc')}</h2>
        <p>{t('registers.sources.ranks.lead')}</p>
        <ol className={css['ranks']}>
          {ranks.map((name) => (
            <li key={name}>
              <strong>{t(messageKey('registers.sources.ranks', name))}</strong> {t(messageKey('registers.sources.ranks', name, 'why'))}
            </li>
          ))}
        </ol>
        <p>{t('registers.sources.ranks.newer')}</p>
        <p>{t('registers.sources.ranks.gone')}</p>
      </section>
    </>
  )
}

/** Source that is imported as a whole, not written in parts. */
type Imported = Exclude<SourceKey, WrittenSource>

type Source = Awaited<ReturnType<typeof data>>['value']['registers'][number]

/** Card of one source: description, publisher, licence, newest edition and number of facilities. */
const SourceCard = ({ source: { key, synthetic, facilities, edition_on, imported_at } }: { source: Source }) => {
  const t = useT()
  const language = useLanguage()
  const lines = [
    ...(synthetic
      ? []
      : (['publisher', 'licence'] as const).map((name) => [name, t(messageKey('registers.source', key as RegisterKey, name))] as const)),
    ['edition', edition_on === null ? t('registers.sources.none') : factDay(edition_on, language)],
    ...(imported_at === null ? [] : [['taken-in', factDay(imported_at, language)] as const]),
  ] as const
  return (
    <article className={synthetic ? `${css['source']} ${css['synthetic']}` : css['source']}>
      <h3>{t(messageKey('registers.source', key as Imported))}</h3>
      <p>{t(messageKey('registers.source', key as Imported, 'what'))}</p>
      <p className={css['count']}>{t('registers.sources.names', { count: facilities })}</p>
      <dl className={css['lines']}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{t(messageKey('registers.sources', name))}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
