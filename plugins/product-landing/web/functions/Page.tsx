import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Closing } from '../parts/Closing.tsx'
import { Hero } from '../parts/Hero.tsx'
import { StateLabel } from '../parts/State.tsx'
import { Contents } from './Contents.tsx'
import css from './functions.module.css'
import { themes } from './themes.ts'

/** Page of all functions by theme, each with its state. */
export const Page = () => {
  const t = useT()
  return (
    <>
      <Hero page="functions" beside={<Contents />}>
        <ul className={css['legend']} aria-label={t('product-landing.functions.legend')}>
          {(['full', 'planned'] as const).map((state) => (
            <li key={state}>
              <StateLabel of={state} /> <span>{t(messageKey('product-landing.functions.legend', state))}</span>
            </li>
          ))}
        </ul>
      </Hero>
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
                {functions.map(([one, state]) => (
                  <li key={one} className={css['function']}>
                    <h3>{t(messageKey('product-landing.theme', one))}</h3>
                    <p className={css['what']}>{t(messageKey('product-landing.theme', one, 'what'))}</p>
                    <StateLabel of={state} />
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
