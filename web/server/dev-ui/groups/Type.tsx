import { State } from '../Specimen.tsx'
import { useSamples } from '../samples.ts'

const sizes = ['44', '40', '30', '18', '16', '14', '13'] as const
const spaces = ['1', '2', '3', '4', '6', '8', '10', '16'] as const
const corners = ['field', 'card', 'pill'] as const

/** Sizes of letters, headings, steps of space, corners and the shadow. */
export const Type = () => {
  const { facility, longFacility, sentence, longWord } = useSamples()
  return (
    <>
      <dl className="ui-scale">
        {sizes.map((size) => (
          <div key={size}>
            <dt>
              <code>--size-{size}</code>
            </dt>
            <dd data-size={size}>{facility}</dd>
          </div>
        ))}
      </dl>
      <div className="ui-states">
        <State name="heading 3, text, link, second text">
          <h3>{facility}</h3>
          <p>
            {sentence} <a href="#type">{facility}</a>
          </p>
          <p className="ui-muted">{sentence}</p>
        </State>
        <State name="long words">
          <h3>{longFacility}</h3>
          <p>{longWord}</p>
        </State>
        <State name="steps of space">
          <ul className="ui-spaces">
            {spaces.map((space) => (
              <li key={space} data-space={space}>
                <code>--space-{space}</code>
              </li>
            ))}
          </ul>
        </State>
        <State name="corners, and the shadow of what floats">
          <ul className="ui-corners">
            {corners.map((corner) => (
              <li key={corner} data-corner={corner}>
                <code>{corner}</code>
              </li>
            ))}
            <li data-corner="float">
              <code>float</code>
            </li>
          </ul>
        </State>
      </div>
    </>
  )
}
