import { pluginHomeFills } from '#plugins/home-fills.gen.ts'
import { landingSlot } from '#web/runtime/slots.ts'
import { Hero } from './Hero.tsx'
import { Kinds } from './Kinds.tsx'
import { Trust } from './Trust.tsx'
import css from './landing.module.css'
import { Slot } from '#web/ui/Slot.tsx'
import { usePage } from '#web/runtime/page.ts'

/** Landing page: hero with catalogue links, slot fills of plugins, reasons for trust, kinds of facilities. */
export const Page = () => {
  const { context } = usePage()
  return (
    <>
      <Hero />
      <div className={css['sections']}>
        <Slot slot={landingSlot} fills={pluginHomeFills} of={{ parts: context.layout }} />
        <Trust />
        <Kinds />
      </div>
    </>
  )
}
