import { useT } from '#web/i18n/words.ts'
import { CrayonBox } from '../drawings/CrayonBox.tsx'
import { OneCrayon } from '../drawings/OneCrayon.tsx'
import { ThreeCrayons } from '../drawings/ThreeCrayons.tsx'
import { State } from '../parts/State.tsx'
import { packages } from './offer.ts'
import css from './packages.module.css'

const drawn = { basic: OneCrayon, start: ThreeCrayons, support: CrayonBox } as const

/** The three packages side by side: for whom, for how much, and whether one can have it today. */
export const Packages = () => {
  const t = useT()
  return (
    <ul className={css['packages']}>
      {packages.map((name) => {
        const Drawing = drawn[name]
        return (
          <li key={name} className={`${css['package']} ${css[name]}`}>
            <div className={css['picture']}>
              <Drawing />
            </div>
            <h2 className={css['name']}>{t(`product-landing.package.${name}`)}</h2>
            <State of={name === 'basic' ? 'full' : 'planned'} />
            <p className={css['price']}>
              <span className={css['amount']}>{t(`product-landing.package.${name}.price`)}</span>{' '}
              <span>{t(`product-landing.package.${name}.term`)}</span>
            </p>
            <p>{t(`product-landing.package.${name}.text`)}</p>
          </li>
        )
      })}
    </ul>
  )
}
