import { Component, useContext, type ReactNode } from 'react'
import { pluginUis } from '#plugins/ui.gen.ts'
import { PageFrameContext, usePage } from './here.ts'
import { WordsContext } from './i18n/words.ts'
import type { Fill, FillProps } from './plugin-ui.ts'
import type { SlotName, Slots } from './slots.ts'
import type { ComponentType } from 'react'

let fills: readonly Fill[] | undefined
// Not before it is asked: a plugin's filling may have places of its own, and then each of the two files waits for the other.
const allFills = () => {
  fills ??= pluginUis.flatMap((ui) => ui.fills ?? [])
  return fills
}

/** A place that plugins fill, in the order of the list of plugins; a filling that throws is left out and logged. */
export const Slot = <Name extends SlotName>({ name, of }: { name: Name; of: Slots[Name] }) =>
  allFills()
    .filter((fill) => fill.slot === name && of.parts[fill.name] !== undefined && of.parts[fill.name] !== null)
    .map((fill) => <Filling key={fill.name} fill={fill} of={of} data={of.parts[fill.name]} />)

const Filling = ({ fill, ...props }: { fill: Fill; of: Slots[SlotName]; data: unknown }) => {
  const page = usePage()
  const { isolated } = page
  const words = useContext(WordsContext)
  const Component = fill.Component as ComponentType<FillProps<SlotName, unknown>>
  if (!isolated)
    return (
      <LeftOut name={fill.name}>
        <Component {...props} />
      </LeftOut>
    )
  try {
    const html = isolated.render(
      <WordsContext value={words}>
        <PageFrameContext value={page}>
          <Component {...props} />
        </PageFrameContext>
      </WordsContext>,
      `p${isolated.count()}`,
    )
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML, rendered a line above
    return <x-part of={fill.name} dangerouslySetInnerHTML={{ __html: html }} />
  } catch (error) {
    told(fill.name, error)
    return null
  }
}

const told = (name: string, error: unknown) => console.error(`filling ${name} left out`, error)

/** The same rule where React runs in the browser. */
class LeftOut extends Component<{ name: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown) {
    told(this.props.name, error)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
