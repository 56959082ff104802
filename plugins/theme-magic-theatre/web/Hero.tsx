import type { ThemeHero } from '#web/ui/site/theme-slots.ts'
import css from './hero.module.css'

/** Stage with drawn curtains: the picture is the play, the words are below it. */
export const Hero = ({ of: { place, heading, lead, ways, picture, focus, figures } }: { readonly of: ThemeHero }) => (
  <section className={css['hero']} data-section="welcome">
    <div className={css['inside']}>
      <div className={css['stage']} data-curtains={focus !== null && (focus.x < 20 || focus.x > 80) ? 'open' : undefined}>
        {picture}
      </div>
      <div className={css['words']}>
        <p className={css['place']}>{place}</p>
        <h1>{heading}</h1>
        {lead}
        {ways}
      </div>
      {figures}
    </div>
  </section>
)
