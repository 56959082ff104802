import { contrastOf } from '#core/kernel/contrast.ts'
import tokens from '#web/ui/styles/tokens.css?raw'
import { coloursOf, colourUses, type TokenColours } from '../contrast.ts'

const colours = coloursOf(tokens)
const colourOf = (token: string): TokenColours => {
  const found = colours.get(token)
  if (!found) throw new Error(`tokens.css has no colour --${token}`)
  return found
}

/** The lowest contrast of a token with what it stands on. */
const lowest = (token: string, on: readonly string[], theme: keyof TokenColours): string =>
  on.length === 0 ? '–' : Math.min(...on.map((ground) => contrastOf(colourOf(token)[theme], colourOf(ground)[theme]))).toFixed(1)

const Swatch = ({ colour }: { colour: string }) => (
  <>
    <svg viewBox="0 0 2 1" className="ui-swatch" aria-hidden focusable="false">
      <path d="M0 0h2v1H0z" fill={colour} />
    </svg>
    <code>{colour}</code>
  </>
)

/** The colour tokens, and how well they can be read in both themes. */
export const Colours = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls on phones can be scrolled by keyboard
  <section className="ui-table" aria-label="Table of colours" tabIndex={0}>
    <table lang="en">
      <caption>Contrast is the lowest one with what the colour stands on; 4.5 is needed for text, 3 for borders.</caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Light</th>
          <th scope="col">Contrast</th>
          <th scope="col">Dark</th>
          <th scope="col">Contrast</th>
          <th scope="col">On</th>
          <th scope="col">For</th>
        </tr>
      </thead>
      <tbody>
        {colourUses.map(({ token, on, purpose }) => (
          <tr key={token}>
            <th scope="row">
              <code>--{token}</code>
            </th>
            <td>
              <Swatch colour={colourOf(token).light} />
            </td>
            <td>{lowest(token, on, 'light')}</td>
            <td>
              <Swatch colour={colourOf(token).dark} />
            </td>
            <td>{lowest(token, on, 'dark')}</td>
            <td>{on.length === 3 ? 'all grounds' : on.join(', ')}</td>
            <td>{purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
