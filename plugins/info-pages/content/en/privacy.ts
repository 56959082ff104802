import type { Translation } from '../../contract/info-text.ts'
import type { privacy as pl } from '../pl/privacy.ts'

/** Privacy policy. */
export const privacy: Translation<typeof pl> = {
  lead: 'Which personal data we process, what for, how long, and what you can do about it. It is short because we collect little.',
  short: [
    'Merely looking around leaves nothing with us by which you could be recognised.',
    'What you write to us is used for the answer and nothing else; what your account holds you can take and delete at any time.',
    'People named in registers can object with a single phone call.',
  ],
  chapters: {
    administrator: {
      title: 'Controller',
      blocks: [
        'The operator of the service decides on the purposes and means of processing. For anything about personal data, write or ring here:',
        { card: 'operator' },
      ],
    },
    przegladanie: {
      title: 'When you only look around',
      blocks: [
        'Unless you sign in you get no [cookies](cookies), and third parties never follow you. The server’s log holds the time, the kind of page, the status and how long it took, and no IP address.',
        'An IP address is needed technically for a page to reach you at all. We store it only in counters that guard against abuse: for revealing telephones, looking up addresses, sending forms and other calls that have a limit. A counter covers an hour at most and goes with the next sweep.',
        'We also count how often a day a facility’s contact was revealed and pages of a kind were read to the end. These are bare numbers: nobody can tell who it was. Reading is not counted where a browser asks not to be tracked (DNT or GPC).',
        'The ground is our legitimate interest in a working and safe service (GDPR art. 6(1)(f)).',
      ],
    },
    kontakt: {
      title: 'When you write to us',
      blocks: [
        'The [form](contact) asks for your name, e-mail and message and, if you like, a telephone number and the address of a page. We process them to deal with your matter (GDPR art. 6(1)(f)), and where your rights are concerned, because the law tells us to (point c).',
        'Messages are kept for 12 months. Giving data is up to you, but without an address we would not know where to reply.',
      ],
    },
    prezentacja: {
      title: 'When you book a presentation',
      blocks: [
        'For [booking a slot](presentation) we need your name, e-mail, telephone and perhaps the name of the facility. We do it at your request before any agreement (GDPR art. 6(1)(b)). The data are erased 12 months after the meeting, and a cancelled slot is free again at once.',
      ],
    },
    konto: {
      title: 'When you have an account',
      blocks: [
        'An account holds first and last name, e-mail, language, the version of the terms you have accepted, and a photo if you add one. We do not know your password: only a hash of it is kept. We do so to keep the account you ask for (GDPR art. 6(1)(b)).',
        'So that nobody passes for you, we note on which devices and when you sign in, without an IP address, and the codes and passkeys that you turn on. Important changes are written into a log from which nothing can be taken; once the account is gone, a number without an owner stands there. The ground is our legitimate interest (point f).',
        'An account lasts until you delete it; one that was never confirmed goes after 30 days. Mails that were sent are deleted after 30 days, notifications after 12 months, sessions 30 days after they have expired. In your profile you can take everything as an archive yourself, and delete the account and these data with it.',
      ],
    },
    rejestry: {
      title: 'When your name is in a register',
      blocks: [
        'Some nurseries, clubs and kindergartens are run by private individuals. From public registers we then take the name of the operator, which is a first and last name, with tax and business numbers and address as far as the register discloses them, and the telephone and e-mail of the facility.',
        'We do so in the interest of parents, who want to know who is responsible (GDPR art. 6(1)(f)). The data stay as long as the register names them; once a facility has closed, contacts are hidden, and the name is removed when its bearer objects.',
        'How to do that is told step by step in [this part of the page on sources](sources#sprzeciw).',
      ],
    },
    odbiorcy: {
      title: 'Who receives data',
      blocks: [
        'We sell none and give none to advertisers. Only those who look after the service have access, and the company that hosts the operator’s server, under a processing agreement.',
        'When you search for an address, the server may ask an open geocoder about it if the operator has connected one; it passes on nothing but the text. Where the operator uses an outside map style, the map names its source and your browser fetches images from that host. The link “Directions” opens OpenStreetMap only once you follow it.',
        'By itself the service sends no data outside the European Economic Area, takes no automated decisions about anybody and does no profiling.',
      ],
    },
    prawa: {
      title: 'Your rights',
      blocks: [
        {
          list: [
            'access to your data and a copy of them,',
            'rectification where they are wrong,',
            'erasure or restriction of processing,',
            'portability of what your account holds and of what you gave when booking,',
            'objection to processing based on our interest.',
          ],
        },
        'We answer without delay, within a month at the latest. We may ask for something that shows the data are yours, but never for a scan of your identity card.',
        'If you think that we break the law, you can complain to the President of the Personal Data Protection Office ([uodo.gov.pl](https://uodo.gov.pl)).',
      ],
    },
    dzieci: {
      title: 'Children’s data',
      blocks: [
        'We do not collect any. Please put no names, photographs or health details of children into forms; should they turn up, we delete them once the matter is settled.',
      ],
    },
    bezpieczenstwo: {
      title: 'How data are protected',
      blocks: [
        'Connections are encrypted, pages load nothing from foreign servers, and browsers are told to run no foreign scripts. Only those who must can reach the database.',
      ],
    },
  },
}
