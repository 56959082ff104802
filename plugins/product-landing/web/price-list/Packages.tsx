import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { CrayonBox } from '../drawings/CrayonBox.tsx'
import { OneCrayon } from '../drawings/OneCrayon.tsx'
import { ThreeCrayons } from '../drawings/ThreeCrayons.tsx'
import { StateLabel } from '../parts/State.tsx'
import { packages } from './offer.ts'
import css from './packages.module.css'

const drawings = { basic: OneCrayon, start: ThreeCrayons, support: CrayonBox } as const

/** The three packages side by side: target group, price, availability. */
export const Packages = () => {
  const t = useT()
  return (
    <ul className={css['packages']}>
      {packages.map((name) => {
        const Drawing = drawings[name]
        return (
          <li key={name} className={`${css['package']} ${css[name]}`}>
            <div className={css['picture']}>
              <Drawing />
            </div>
            <h2 className={css['name']}>{t(`product-landing.package.${name}`)}</h2>
            <StateLabel of={name === 'basic' ? 'full' : 'planned'} />
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
