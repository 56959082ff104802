import type { Twin } from '../../contract/info-text.ts'
import type { cookies as pl } from '../pl/cookies.ts'

/** What is stored in the browser. */
export const cookies: Twin<typeof pl> = {
  lead: 'Kredka uses no cookies. That is why no window asks you about them.',
  short: [
    'No cookies, neither ours nor anyone else’s.',
    'Your browser keeps only what you ask for: theme, size of letters, moment of a refresh.',
    'There are no adverts, pixels or outside statistics.',
  ],
  chapters: {
    ciasteczka: {
      title: 'Cookies',
      blocks: [
        'A cookie is a small note that a server leaves in a browser and gets back at each visit. Ours leaves none, since there is no signing in yet and nothing to remember.',
        'When accounts come, one session cookie will be needed, set only as you sign in. It will be described here, in a new version, before it starts to work.',
      ],
    },
    pamiec: {
      title: 'What stays in your browser',
      blocks: [
        'There may be three entries, each only after you have pressed something yourself:',
        {
          facts: [
            [
              'theme',
              'Local storage (localStorage). A light or dark theme, from “Appearance”; after a return to “Match device” the entry is left empty.',
            ],
            ['font', 'There too, the size of letters: bigger or biggest; the normal size is an empty entry.'],
            [
              'reloaded-at',
              'Storage of the tab (sessionStorage). The moment at which a new version of the site was accepted, so that the page does not refresh in circles; gone when the tab is closed.',
            ],
          ],
        },
        'They never leave the browser: the server cannot see them. They are necessary for something you ask for, so the law demands no consent.',
      ],
    },
    'pamiec-podreczna': {
      title: 'Copies of files for later',
      blocks: [
        'Browsers themselves keep the typeface, styles and scripts so that the next page opens faster. These files are the same for everyone and hold no number by which a person could be told.',
      ],
    },
    obcy: {
      title: 'Foreign servers',
      blocks: [
        'Pages load nothing from other people’s servers: typeface, icons and the basic map are our own. The operator can make one exception by connecting an outside map style; the map then says where it comes from.',
        'Links to the websites of facilities and to OpenStreetMap lead to places with rules of their own.',
      ],
    },
    usuwanie: {
      title: 'How to remove it',
      blocks: [
        'In your browser’s settings find site data and delete those of our address. Nothing breaks: only the normal size and the theme of your device come back. More on data is in the [privacy policy](privacy).',
      ],
    },
  },
}
