import type { Translation } from '../../contract/info-text.ts'
import type { privacy as pl } from '../pl/privacy.ts'

/** Privacy policy. */
export const privacy: Translation<typeof pl> = {
  lead: 'Which personal data we process, what for, for how long, and what you can do about it. It is short because we collect little.',
  short: [
    'Just browsing leaves us no data that could identify you.',
    'Your message is used only to answer it, and you can download and delete the data in your account at any time.',
    'People named in registers can object with a single phone call.',
  ],
  chapters: {
    administrator: {
      title: 'Data controller',
      blocks: [
        'The operator of the service decides on the purposes and means of processing. For anything about personal data, write or call here:',
        { card: 'operator' },
      ],
    },
    przegladanie: {
      title: 'When you only browse',
      blocks: [
        'Without an account you get no [cookies](cookies), and third parties never track you. The server log records the time, the kind of page, the response code and how long it took, without an IP address.',
        'An IP address is technically necessary for a page to reach you at all. We store it only in counters that protect against abuse: when phone numbers are shown, addresses are looked up, forms are sent, and for other calls that have a limit. A counter covers an hour at most and disappears with the next clean-up.',
        'We also count how many times a day a facility’s contact details were shown and how many times pages of a kind were read to the end. These are bare numbers: they don’t say who it was. We don’t count reading when the browser asks not to be tracked (DNT or GPC).',
        'The legal basis is our legitimate interest: a working and safe service (GDPR art. 6(1)(f)).',
      ],
    },
    kontakt: {
      title: 'When you write to us',
      blocks: [
        'In the [form](contact) you give your name, email, message and, if you like, your phone number and the address of a page. We process them to deal with your matter (GDPR art. 6(1)(f)) and, where it concerns your rights, because the law requires it (point c).',
        'We keep messages for 12 months. Giving your data is voluntary, but without an address we would not know where to reply.',
      ],
    },
    prezentacja: {
      title: 'When you book a presentation',
      blocks: [
        'To [book a slot](presentation) we need your name, email, phone number and, if you wish, the name of the facility. We do this at your request before a possible agreement (GDPR art. 6(1)(b)). We delete the data 12 months after the presentation, and a cancelled slot is free again at once.',
      ],
    },
    wizyta: {
      title: 'When you book a visit at a facility',
      blocks: [
        'To book a visit we need your name and email; the phone number and a message are optional. Only the facility that you are going to visit sees them: at your request, before a possible agreement with it (GDPR art. 6(1)(b)). A booking that nobody confirms by the link in the mail is deleted after 30 minutes, the others after 12 months.',
      ],
    },
    konto: {
      title: 'When you have an account',
      blocks: [
        'An account contains your first and last name, email, language, the version of the terms you have accepted, your favourite facilities, and a photo if you add one. We don’t know your password: we store only a hash of it. What you type in the forms of posts, materials, questions and answers and have not sent yet we save as a draft, encrypted and visible to you alone; we remove it when you send the form or discard the draft, and at the latest 30 days after it was last saved. We do this to keep the account you ask for (GDPR art. 6(1)(b)).',
        'So that nobody can impersonate you, we record on which devices and when you sign in, without an IP address, as well as the codes and passkeys you turn on. Important changes are noted in a log from which nothing can be removed; once the account is gone, it contains only a number without an owner. The legal basis is our legitimate interest (point f).',
        'An account lasts until you delete it; one that is never confirmed disappears after 30 days. We delete sent emails after 30 days, notifications after 12 months, and sessions 30 days after they expire. In your profile you can download everything as an archive and delete the account together with this data.',
      ],
    },
    rejestry: {
      title: 'When your name is in a register',
      blocks: [
        'Some nurseries, clubs and kindergartens are run by private individuals. In that case we take from public registers the name of whoever runs the facility, that is a first and last name, their NIP, REGON and address if the register discloses them, and the facility’s phone number and email.',
        'We do this in the interest of parents, who want to know who is responsible for a facility (GDPR art. 6(1)(f)). We keep the data for as long as the register lists it; once a facility closes, we hide its contact details, and we remove the name if its owner objects.',
        'How to object is explained step by step in [this part of the page about sources](sources#sprzeciw).',
      ],
    },
    odbiorcy: {
      title: 'Who receives data',
      blocks: [
        'We don’t sell it or share it with advertisers. Only the people who run the service have access, and the company that hosts the operator’s server, under a processing agreement.',
        'When you search for an address, the server may ask an open geocoder about it if the operator has connected one; only the text of the query is passed on. If the operator connects an external map style, the map names its source, and your browser loads images from that host. The “Directions” link opens OpenStreetMap only when you click it.',
        { card: 'recipients' },
        'The service itself sends no data outside the European Economic Area, makes no automated decisions about anyone and does no profiling.',
      ],
    },
    prawa: {
      title: 'Your rights',
      blocks: [
        {
          list: [
            'access to your data and a copy of it,',
            'rectification if it is wrong,',
            'erasure or restriction of processing,',
            'portability of the data in your account and of what you gave when booking,',
            'objection to processing based on our interest.',
          ],
        },
        'We answer without delay, within a month at the latest. We may ask for something that shows that the data is yours, but never for a scan of your identity card.',
        'If you think that we are breaking the law, you can complain to the President of the Personal Data Protection Office ([uodo.gov.pl](https://uodo.gov.pl)).',
      ],
    },
    dzieci: {
      title: 'Children’s data',
      blocks: [
        'We don’t collect any. Please don’t enter children’s names, photos or health details in forms; if they do turn up there, we delete them once the matter is settled.',
      ],
    },
    bezpieczenstwo: {
      title: 'How we protect data',
      blocks: [
        'Connections are encrypted, pages load nothing from other servers, and browsers are told to run no scripts but ours. Only those who need to can access the database.',
      ],
    },
  },
}
