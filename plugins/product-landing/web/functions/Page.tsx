import { ArrowDown } from 'lucide-react'
import type { FunctionComponent } from 'react'
import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Closing } from '../components/Closing.tsx'
import { Hero } from '../components/Hero.tsx'
import { CoatHooks } from '../drawings/CoatHooks.tsx'
import { DatedCard } from '../drawings/DatedCard.tsx'
import { PinnedNotes } from '../drawings/PinnedNotes.tsx'
import { PinOnMap } from '../drawings/PinOnMap.tsx'
import { ReviewAndReply } from '../drawings/ReviewAndReply.tsx'
import { SunnyWindow } from '../drawings/SunnyWindow.tsx'
import css from './functions.module.css'

/** Page of all functions by theme, each with its state. */
export const Page = () => {
  const t = useT()
  return (
    <>
      <Hero page="functions" beside={<Contents />} />
      <div className={css['themes']}>
        {themes.map(({ name, Drawing, functions }) => (
          <section key={name} aria-labelledby={name} className={css['theme']}>
            <div className={css['drawing']}>
              <Drawing />
            </div>
            <div className={css['words']}>
              <h2 id={name}>{t(messageKey('product-landing.theme', name, 'title'))}</h2>
              <p>{t(messageKey('product-landing.theme', name, 'text'))}</p>
              <ul className={css['functions']}>
                {functions.map((one) => (
                  <li key={one} className={css['function']}>
                    <h3>{t(messageKey('product-landing.theme', one))}</h3>
                    <p className={css['what']}>{t(messageKey('product-landing.theme', one, 'what'))}</p>
                  </li>
                ))}
              </ul>
            </div>
          </section>
        ))}
      </div>
      <Closing
        page="functions"
        colour="yellow"
        secondaryLink={{ to: 'product_landing_price_list', label: 'product-landing.call.compare' }}
      />
    </>
  )
}

/** Table of contents: links to the themes of the page. */
const Contents = () => {
  const t = useT()
  return (
    <nav aria-label={t('product-landing.functions.contents')}>
      <ul>
        {themes.map(({ name }) => (
          <li key={name}>
            <a className={css['jump']} href={`#${name}`}>
              {t(messageKey('product-landing.theme', name, 'title'))}
              <Icon of={ArrowDown} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Function of a theme, which has a text that says what it does: `found.map`. */
type FunctionName = WithText<PartOf<'product-landing.theme'>>
type WithText<Part> = Part extends `${infer Name}.what` ? Name : never
type ThemeName = WithTitle<PartOf<'product-landing.theme'>>
type WithTitle<Part> = Part extends `${infer Name}.title` ? Name : never

/** Group of functions with its drawing. */
interface Theme {
  readonly name: ThemeName
  readonly Drawing: FunctionComponent
  readonly functions: readonly FunctionName[]
}

/** All functions by theme; each works today. */
const themes: readonly Theme[] = [
  {
    name: 'found',
    Drawing: PinOnMap,
    functions: ['found.catalogue', 'found.map', 'found.suggestions', 'found.languages', 'found.engines'],
  },
  {
    name: 'profile',
    Drawing: DatedCard,
    functions: ['profile.facts', 'profile.contact', 'profile.claim', 'profile.description', 'profile.staff', 'profile.photos'],
  },
  {
    name: 'voices',
    Drawing: ReviewAndReply,
    functions: ['voices.opinions', 'voices.answers', 'voices.questions'],
  },
  {
    name: 'recruitment',
    Drawing: CoatHooks,
    functions: ['recruitment.places', 'recruitment.own-places', 'recruitment.rules', 'recruitment.applications'],
  },
  {
    name: 'community',
    Drawing: PinnedNotes,
    functions: ['community.members', 'community.news', 'community.messenger'],
  },
  {
    name: 'website',
    Drawing: SunnyWindow,
    functions: ['website.templates', 'website.subpages', 'website.address'],
  },
]
