import type { ComponentType } from 'react'
import dark from '#web/ui/primitives/dark-surface.module.css'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { Logo } from '#web/ui/primitives/Logo.tsx'
import { SharedDrawings } from '#web/ui/primitives/SharedDrawings.tsx'
import { Buttons } from './groups/Buttons.tsx'
import { Colours } from './groups/Colours.tsx'
import { Facets } from './groups/Facets.tsx'
import { Fields } from './groups/Fields.tsx'
import { Forms } from './groups/Forms.tsx'
import { Navigation } from './groups/Navigation.tsx'
import { Notices } from './groups/Notices.tsx'
import { Pictures } from './groups/Pictures.tsx'
import { RichTexts } from './groups/RichTexts.tsx'
import { Structure } from './groups/Structure.tsx'
import { Type } from './groups/Type.tsx'
import { choices, type Settings, urlOf } from './settings.ts'

/** Groups of components, in the order of the page. */
const groups: readonly { readonly id: string; readonly title: string; readonly Show: ComponentType }[] = [
  { id: 'colours', title: 'Colours', Show: Colours },
  { id: 'type', title: 'Type and space', Show: Type },
  { id: 'buttons', title: 'Buttons and badges', Show: Buttons },
  { id: 'structure', title: 'Structure', Show: Structure },
  { id: 'navigation', title: 'Navigation', Show: Navigation },
  { id: 'fields', title: 'Fields', Show: Fields },
  { id: 'forms', title: 'Forms', Show: Forms },
  { id: 'filters', title: 'Filters', Show: Facets },
  { id: 'notices', title: 'Notices and dialogs', Show: Notices },
  { id: 'pictures', title: 'Pictures', Show: Pictures },
  { id: 'rich-text', title: 'Rich text', Show: RichTexts },
]

const switches = [
  ['theme', 'Theme'],
  ['font', 'Letters'],
  ['lang', 'Language'],
] as const

const Switches = ({ settings }: { settings: Settings }) => (
  <nav aria-label="Settings" className="ui-switches">
    {switches.map(([name, title]) => (
      <p key={name}>
        <span>{title}</span>
        {choices[name].map((value) => (
          <a key={value} href={urlOf({ ...settings, [name]: value })} aria-current={settings[name] === value ? 'true' : undefined}>
            {value}
          </a>
        ))}
      </p>
    ))}
  </nav>
)

/** Page of all components in all their states. */
export const Gallery = ({ settings }: { settings: Settings }) => (
  <>
    <header className={`${dark['surface']} ui-top`} id="top">
      <div className="ui-inner">
        <p className="ui-brand">
          <a href="/">
            <Logo /> Kredka
          </a>
        </p>
        <h1 lang="en">
          What Kredka is <Highlight>drawn</Highlight> with
        </h1>
        <p lang="en">Every component in every state, from its own module. Change it there, and see it here.</p>
        <Switches settings={settings} />
      </div>
    </header>
    <div className="ui-inner ui-body">
      <nav aria-label="Groups" className="ui-groups" lang="en">
        <ul>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
          <li>
            <a href="/dev/mails/templates">Mails</a>
          </li>
        </ul>
      </nav>
      <main>
        {groups.map(({ id, title, Show }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="ui-group">
            <h2 id={`${id}-title`} lang="en">
              {title}
            </h2>
            <Show />
          </section>
        ))}
      </main>
    </div>
    <SharedDrawings />
  </>
)
