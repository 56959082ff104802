import type { Translation } from '../../contract/info-text.ts'
import type { cookies as pl } from '../pl/cookies.ts'

/** Storage in the browser. */
export const cookies: Translation<typeof pl> = {
  lead: 'If you only read, you get no cookies from Kredka; if you sign in, you get two. That is why no banner asks you about them.',
  short: [
    'No cookies without an account, and two once you sign in: they tell us that it is still you and that the device is yours.',
    'Apart from that, your browser keeps only what you ask for: theme, text size, favourites, who is signed in.',
    'There are no adverts, pixels or third-party statistics.',
  ],
  chapters: {
    ciasteczka: {
      title: 'Cookies',
      blocks: [
        'A cookie is a small note that a server leaves in your browser and gets back on every visit. Until you create an account or sign in, our server leaves none. Then it sets two:',
        {
          facts: [
            [
              'refresh_token',
              'A random value for your session; over an encrypted connection it is called __Host-refresh_token. It is valid for 30 days from your last visit and disappears when you sign out. No script can read it and it is never sent to other sites.',
            ],
            [
              'device',
              'A random number for this browser; over an encrypted connection it is called __Host-device. It lets the link in our email recognise the browser in which you created the account, and tells us that you have signed in from this device before, so that other people guessing your password cannot hold you up here. It is valid for a year and stays when you sign out; it does not reveal who you are.',
            ],
          ],
        },
        'You could not sign in safely without them, so the law does not require consent.',
      ],
    },
    pamiec: {
      title: 'What stays in your browser',
      blocks: [
        'You may find these entries there, each only after you have pressed something:',
        {
          facts: [
            [
              'theme',
              'Local storage (localStorage). The light or dark theme chosen under “Appearance”; if you go back to “Match device”, the entry is left empty.',
            ],
            ['font', 'Also there, the text size: larger or largest; normal is an empty entry.'],
            [
              'favourites',
              'Also there, the facilities you have added to your favourites. While you are signed in, a copy of the list in your account; favourites-read-at in tab storage says when it was last refreshed.',
            ],
            [
              'family',
              'Local storage: the answers by which we work out your cost: the child’s month of birth, days a week, discounts, certificate, commune. They are not sent to the server; “Clear” removes them.',
            ],
            [
              'way',
              'Also there: the streets of home and work, times and means of transport by which we work out the way. These stay with you, too, until you press “Clear”.',
            ],
            [
              'reloaded-at',
              'Tab storage (sessionStorage). When a new version of the site was accepted, so that the page does not keep reloading; gone when you close the tab.',
            ],
            ['maintenance-closed', 'Also there: a maintenance notice that you closed, so that it does not come back on every page.'],
            [
              'user',
              'Local storage, once you sign in. Who is signed in: first and last name, email, photo, language and permissions, so that the top bar need not ask on every page. Gone when you sign out.',
            ],
            [
              'twin, facility-accepted',
              'Tab storage, once you sign in. The last switch to a page in your language, and that you still have to be told that a facility was confirmed.',
            ],
            [
              'draft',
              'Also there: unsaved changes in a form of your account, without passwords and codes. Gone once they are saved or when you close the tab.',
            ],
          ],
        },
        'Only your favourites are sent to the server, and only to show them or to save them in your account. The entries are necessary for what you ask for, so no consent is required by law.',
      ],
    },
    'pamiec-podreczna': {
      title: 'Copies of files for later',
      blocks: [
        'The browser itself keeps the font, styles and scripts so that the next page opens faster. These files are the same for everyone and contain no number that could identify a person.',
      ],
    },
    obcy: {
      title: 'Other servers',
      blocks: [
        'Pages load nothing from other people’s servers: the font, the icons and the basic map are our own. The operator can make one exception by connecting an external map style; the map then says where it comes from.',
        'Links to the websites of facilities and to OpenStreetMap lead to places with their own rules.',
      ],
    },
    usuwanie: {
      title: 'How to remove it',
      blocks: [
        'In your browser settings, find the site data and delete what belongs to our address. Nothing will break: the normal text size and your device’s theme come back, the favourites saved without an account disappear, and you will have to sign in again. You can read more about data in the [privacy policy](privacy).',
      ],
    },
  },
}
