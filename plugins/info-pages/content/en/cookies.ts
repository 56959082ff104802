import type { Translation } from '../../contract/info-text.ts'
import type { cookies as pl } from '../pl/cookies.ts'

/** Storage in the browser. */
export const cookies: Translation<typeof pl> = {
  lead: 'Who only reads gets no cookie from Kredka; who signs in gets two. That is why no window asks you about them.',
  short: [
    'Not signed in, no cookies; signed in, two, by which we know that it is still you and that the device is yours.',
    'Apart from that your browser keeps only what you ask for: theme, size of letters, who has signed in.',
    'There are no adverts, pixels or outside statistics.',
  ],
  chapters: {
    ciasteczka: {
      title: 'Cookies',
      blocks: [
        'A cookie is a small note that a server leaves in a browser and gets back at each visit. As long as you do not sign in, ours leaves none. As you sign in it sets two:',
        {
          facts: [
            [
              'refresh_token',
              'A random word of your session; over an encrypted connection it is called __Host-refresh_token. Good for 30 days from your last visit, gone when you sign out. No script can read it and no other service gets it.',
            ],
            [
              'device',
              'A random number of this browser; over an encrypted connection it is called __Host-device. By it the link in our mail recognises the browser in which you created your account, and we know that you have signed in from this device before, so that other people’s guesses at your password do not hold you up. Good for a year, it stays when you sign out; it does not tell who you are.',
            ],
          ],
        },
        'Without them nobody could sign in safely, so the law demands no consent.',
      ],
    },
    pamiec: {
      title: 'What stays in your browser',
      blocks: [
        'There may be these entries, each only after you have pressed something:',
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
            ['maintenance-closed', 'There too: a notice of maintenance that was closed, so that it does not come back on each page.'],
            [
              'user',
              'Local storage, once you have signed in. Who that is: first and last name, e-mail, photo, language and permissions, so that the bar at the top need not ask on each page. Gone when you sign out.',
            ],
            [
              'twin, facility-accepted',
              'Storage of the tab, once you have signed in. The last step to a page in your language, and that you are still to be told of a facility that was confirmed.',
            ],
            [
              'draft',
              'There too: unsaved changes in a form of your account, without passwords and codes. Gone when they are saved and when the tab is closed.',
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
        'In your browser’s settings find site data and delete those of our address. Nothing breaks: the normal size and the theme of your device come back, and you have to sign in once more. More on data is in the [privacy policy](privacy).',
      ],
    },
  },
}
