import type { ComponentType } from 'react'
import { Component, type ReactNode, useContext } from 'react'
import type { Slot as SlotToken, WithSlotData } from '#core/plugin/slot.ts'
import { I18nContext } from '../runtime/i18n/i18n-context.ts'
import { fillsOf } from '../runtime/loaded-fills.ts'
import { CurrentPageContext, usePage } from '../runtime/page.ts'
import type { Fill, FillProps } from '../runtime/plugin-ui.ts'

interface SlotProps<Subject> {
  readonly slot: SlotToken<Subject>
  readonly of: NoInfer<Subject>
  /** Only the fill of this name. Default: all. */
  readonly name?: string
}

/** Renders the fills of a slot that the page has loaded, in the order of the plugin list; a fill that throws is left out and logged. */
export const Slot = <Subject extends WithSlotData>({ slot: { slot }, of, name: only }: SlotProps<Subject>) =>
  fillsOf(usePage().fills, slot)
    .filter((fill) => (only === undefined || fill.name === only) && of.parts[fill.name] !== undefined && of.parts[fill.name] !== null)
    .map((fill) => <SlotFill key={fill.name} fill={fill} of={of} data={of.parts[fill.name]} />)

const SlotFill = ({ fill, ...props }: { fill: Fill; of: WithSlotData; data: unknown }) => {
  const page = usePage()
  const { isolated } = page
  const i18n = useContext(I18nContext)
  const Component = fill.Component as ComponentType<FillProps<WithSlotData, unknown>>
  if (!isolated)
    return (
      <FillBoundary name={fill.name}>
        <Component {...props} />
      </FillBoundary>
    )
  try {
    const html = isolated.render(
      <I18nContext value={i18n}>
        <CurrentPageContext value={page}>
          <Component {...props} />
        </CurrentPageContext>
      </I18nContext>,
      `p${isolated.count()}`,
    )
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML, rendered a line above
    return <x-part of={fill.name} dangerouslySetInnerHTML={{ __html: html }} />
  } catch (error) {
    logFailure(fill.name, error)
    return null
  }
}

const logFailure = (name: string, error: unknown) => console.error(`slot fill ${name} failed and was left out`, error)

/** Leaves out a fill that throws in the browser. */
class FillBoundary extends Component<{ name: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown) {
    logFailure(this.props.name, error)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
