import type { Translation } from '../../contract/info-text.ts'
import type { terms as pl } from '../pl/terms.ts'

/** Terms of service. */
export const terms: Translation<typeof pl> = {
  lead: 'The rules for using Kredka: what the service does, what we answer for, and how to tell us that something is not right.',
  short: [
    'You use it without charge and without adverts, and you search and read without an account too.',
    'Data come from registers; we give source and date, but whoever keeps a register answers for what it says.',
    'Complaints are answered within 14 days.',
  ],
  chapters: {
    'kto-i-co': {
      title: 'Who provides the service',
      blocks: [
        'Kredka is run by its operator:',
        { card: 'operator' },
        'Below, “we” means the operator and “you” anyone who uses the service.',
      ],
    },
    slowniczek: {
      title: 'What the words mean',
      blocks: [
        {
          facts: [
            [
              'Facility',
              'a nursery, toddler club, day guardian, kindergarten, kindergarten point or team, kindergarten class or primary school.',
            ],
            ['Profile', 'the page of one facility with what is known of it.'],
            ['Register', 'an official list of facilities from which we take data.'],
            ['Terms', 'this document in the version whose number and date stand at the top.'],
          ],
        },
      ],
    },
    uslugi: {
      title: 'What you get',
      blocks: [
        'The services provided by electronic means are:',
        {
          list: [
            'looking through the directory, the map and the profiles, and filtering them,',
            'revealing telephones and e-mail addresses of facilities,',
            'sending messages through the [contact form](contact),',
            'booking [presentations of the service](presentation) on behalf of a facility,',
            'keeping an [account](register): profile, devices and notifications.',
          ],
        },
        'All of them are free. The agreement begins when you open a page and ends when you close it; the one on an account lasts from its confirmation until it is deleted. You may end them at any time and need no reason.',
      ],
    },
    konto: {
      title: 'The account',
      blocks: [
        'You open one by giving your real first and last name and your own e-mail address, and confirm it by the mail that comes there. The password is for you alone: tell it to nobody, and where somebody may know it, change it and end sessions that are not yours in your profile.',
        'You can delete the account in your profile at any time; in the same way you withdraw from the agreement within 14 days if you are a consumer. We may block it only if it is used to break these rules. We then write why, and how to appeal, and a person decides on the appeal.',
      ],
    },
    wymagania: {
      title: 'What you need',
      blocks: [
        'A device with internet access and a browser that speaks encrypted connections will do. JavaScript is not needed unless you want to move the map. Your provider charges you for data transfer.',
        'As everywhere on the internet, somebody may imitate a page or fish for data. We never ask for a card number, a bank password or a child’s PESEL number.',
      ],
    },
    dane: {
      title: 'Where the data come from and what we answer for',
      blocks: [
        'What is said of facilities comes from the sources described under [Data sources](sources). We take care to read them faithfully, date them and refresh them. We cannot promise that a register agrees with what you find on the spot.',
        'Before deciding, confirm what matters most, fees and free places above all, with the facility itself. A profile is neither an offer in the sense of the Civil Code nor a promise that a child will be admitted.',
        'Nothing in this document limits the rights that consumers have by law.',
      ],
    },
    wolno: {
      title: 'What is allowed and what is not',
      blocks: [
        'You may freely read, print, share and quote the pages of Kredka, at work as well. The public API is yours to use within the limits that it states itself.',
        'It is not allowed to:',
        {
          list: [
            'harvest telephones and e-mail addresses or send unasked offers to them,',
            'strain the service so that others cannot use it, or get round its safeguards,',
            'send unlawful or insulting content through forms, or content that invades privacy, that of children above all.',
          ],
        },
        'Requests beyond a limit are turned down automatically for a short while. Nothing else is blocked by a program alone.',
      ],
    },
    kolejnosc: {
      title: 'Order of results',
      blocks: [
        'No payment decides about a place on a list. The main parameters and their weight are set out in [How lists are ordered](ordering), which is part of these terms.',
      ],
    },
    tresci: {
      title: 'Notices and point of contact',
      blocks: [
        'Kredka publishes no content sent in by users today. If you still believe that something here is illegal, for example that it harms your good name or your copyright, tell us by telephone or [through the form](contact).',
        'Please say which page it is, why you hold the content to be against the law, your name and e-mail address, and that you act in good faith. We confirm receipt, a human being looks into it, and you get a reasoned decision and word of how to appeal.',
        'The same address, telephone and form are the point of contact for authorities of the member states, the European Commission and the Board for Digital Services, and for recipients of the service (Regulation 2022/2065, articles 11 and 12). You can reach us in Polish, Ukrainian and English.',
      ],
    },
    reklamacje: {
      title: 'Complaints and disputes',
      blocks: [
        'When something does not work, write or ring: what happened, on which page and when, and how to answer you. We deal with a complaint within fourteen days.',
        'Consumers can get free help from their county or city consumer ombudsman and settle disputes out of court; the list of bodies entitled to do so is kept by the office for competition and consumer protection, [UOKiK](https://uokik.gov.pl).',
        'Polish law applies. A dispute with a consumer is decided by the court that general rules provide for.',
      ],
    },
    zmiany: {
      title: 'Changes to these terms',
      blocks: [
        'We change them for good reason only: a new function, a change of the law, or something that needs to be clearer. A new version gets the next number and takes effect no sooner than 14 days after it is announced on this page; the one before stays readable at an address of its own.',
      ],
    },
  },
}
