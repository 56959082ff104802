import { focalPointOf } from '#core/kernel/focal-point.ts'
import { money } from '#core/kernel/formats.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { ThemedComponent } from '#web/ui/site/ThemedComponent.tsx'
import { type ThemeHero, themeHero } from '#web/ui/site/theme-slots.ts'
import { kindBeside, weekdayHours } from '../facility-texts.ts'
import type { pageData } from '../pages.data.ts'
import type { SectionProps } from '../site.data.ts'
import { photosOf } from '../site-photos.ts'
import { useDirectory } from '../use-directory.ts'
import css from './hero.module.css'
import { placesOfCard } from './places-of-card.ts'

/** Head of the main page: who it is and where, the first steps, what parents ask first, and the cover photo or a drawing. */
export const Hero = ({ site, view, heading }: SectionProps) => {
  const t = useT()
  const href = useHref()
  const directory = useDirectory()
  const { theme } = usePageData<typeof pageData>()
  const { content, facility, facts } = site
  const [cover] = photosOf(view.parts)
  const place = [kindBeside(site, t), [facility.city, facility.district].filter(Boolean).join(', ')].filter(Boolean).join(' · ')
  const contact = content.pages.find((page) => page.kind === 'contact')
  const apply = facility.active && facts.recruiting?.value ? directory('facility_application_form', { slug: facility.slug }) : undefined
  return (
    <ThemedComponent
      slot={themeHero}
      of={{
        place,
        heading: heading || content.title,
        lead: site.language === 'pl' ? <FirstWords text={facts.description?.value} /> : null,
        ways: (
          <p className={css['ways']}>
            {apply !== undefined && (
              <a className={css['main']} href={apply}>
                {t('sites.welcome.apply')}
              </a>
            )}
            {contact && (
              <a className={apply === undefined ? css['main'] : css['second']} href={href(`/${contact.slug}`)}>
                {contact.title}
              </a>
            )}
          </p>
        ),
        picture: cover ? (
          <Picture
            of={{
              url: cover.url,
              variants: cover.variants ? { webp: cover.variants.webp, avif: cover.variants.avif ?? null } : null,
              width: cover.width ?? null,
              height: cover.height ?? null,
              focus: cover.focus ?? null,
              alt: cover.alt,
            }}
            sizes="(min-width: 900px) 540px, 92vw"
            first
          />
        ) : (
          theme && <img src={theme.assets.hero} alt="" width="720" height="520" />
        ),
        focus: cover ? focalPointOf(cover) : null,
        figures: <Figures site={site} />,
      }}
      usual={UsualHero}
    />
  )
}

const UsualHero = ({ of: { place, heading, lead, ways, picture, focus, figures } }: { readonly of: ThemeHero }) => (
  <section className={css['hero']} data-section="welcome">
    <div className={css['inside']} data-card={focus === null ? undefined : placesOfCard(focus)}>
      <div className={css['words']}>
        <p className={css['place']}>{place}</p>
        <h1>{heading}</h1>
        {lead}
        {ways}
      </div>
      <div className={css['picture']}>{picture}</div>
      {figures}
    </div>
  </section>
)

/** First sentences of the facility about itself, which are in Polish; the section about it has the rest. */
const FirstWords = ({ text = '' }: { readonly text?: string | undefined }) => {
  const [first = ''] = text.split(/\n\s*\n/)
  const sentences = first.match(/(?<![^.!?…])[^.!?…]+[.!?…]+/g) ?? []
  const words = sentences[0]?.trim() ?? ''
  return words === '' ? null : <p className={css['lead']}>{words}</p>
}

/** Facts that parents ask for first, as far as they are known. */
const Figures = ({ site }: Pick<SectionProps, 'site'>) => {
  const t = useT()
  const language = useLanguage()
  const { fees, tuition, vacancies } = site.facts
  const hours = weekdayHours(site)
  const month = fees?.value.month ?? null
  const free = vacancies?.value.reduce((sum, { places }) => sum + places, 0) ?? 0
  const price = tuition?.value ?? (month === null ? null : month === 0 ? t('facility-profile.fees.free') : money(month, language))
  const figures = [
    ...(hours === null ? [] : [[t('facility-profile.hours.weekdays'), hours]]),
    ...(price === null ? [] : [[t('sites.welcome.month'), price]]),
    ...(free === 0 ? [] : [[t('sites.welcome.places'), String(free)]]),
  ]
  return figures.length === 0 ? null : (
    <dl className={css['figures']}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
