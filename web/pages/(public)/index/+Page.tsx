import { Hero } from './Hero.tsx'
import { Kinds } from './Kinds.tsx'
import { Trust } from './Trust.tsx'
import css from './landing.module.css'
import { Slot } from '#web/Slot.tsx'
import { usePage } from '#web/here.ts'

/** The front door: one sentence, two doors, what plugins add, and why one can trust this. */
export const Page = () => {
  const { context } = usePage()
  return (
    <>
      <Hero />
      <div className={css['sections']}>
        <Slot name="landing" of={{ parts: context.layout }} />
        <Trust />
        <Kinds />
      </div>
    </>
  )
}
