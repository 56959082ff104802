import { usePage } from '#web/runtime/page.ts'
import { landingSlot } from '#web/runtime/slots.ts'
import { Slot } from '#web/ui/Slot.tsx'
import { Hero } from './Hero.tsx'
import { Kinds } from './Kinds.tsx'
import css from './landing.module.css'
import { Trust } from './Trust.tsx'

/** Landing page: hero with catalogue links, slot fills of plugins, reasons for trust, kinds of facilities. */
export const Page = () => {
  const { context } = usePage()
  return (
    <>
      <Hero />
      <div className={css['sections']}>
        <Slot slot={landingSlot} of={{ parts: context.layout }} />
        <Trust />
        <Kinds />
      </div>
    </>
  )
}
