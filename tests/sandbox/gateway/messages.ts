import type { Text } from './language.ts'

/** Messages of refusals by code. `{name}` is a placeholder. */
export const messages = {
  UNAUTHORIZED: {
    EN: 'Your session has ended. Please log in again.',
    TY: 'Tapos na ang session mo. Mag-log in ulit.',
  },
  UNKNOWN_MERCHANT: {
    EN: 'The request is for no merchant of ours.',
    TY: 'Hindi sa aming merchant ang request.',
  },
  TOO_MANY_CALLS: {
    EN: 'That was too often. Please try again later.',
    TY: 'Masyadong madalas iyon. Subukan ulit mamaya.',
  },
  NOT_FOUND: { EN: 'There is no such call.', TY: 'Walang ganitong tawag.' },
  INVALID_INPUT: {
    EN: 'Something in the request is not right: {field}.',
    TY: 'May mali sa request: {field}.',
  },
  INVALID_PAYLOAD: { EN: 'The request could not be opened.', TY: 'Hindi mabuksan ang request.' },
  REPLAYED: {
    EN: 'This request was already used. Please try again.',
    TY: 'Nagamit na ang request na ito. Subukan ulit.',
  },
  IDEMPOTENCY_KEY_MISSING: {
    EN: 'The request has no key of its own.',
    TY: 'Walang sariling key ang request.',
  },
  IDEMPOTENCY_CONFLICT: {
    EN: 'This key was used for another request.',
    TY: 'Nagamit na ang key na ito sa ibang request.',
  },
  MAINTENANCE: { EN: 'We are under maintenance.', TY: 'May maintenance kami ngayon.' },
  REGION_BLOCKED: {
    EN: 'This site is not available in your region.',
    TY: 'Hindi bukas ang site na ito sa lugar mo.',
  },
  IP_RESTRICTED: { EN: 'Your address is not admitted here.', TY: 'Hindi pinapayagan ang address mo rito.' },

  BOT_CHECK_FAILED: {
    EN: 'We could not confirm that you are a person. Please try again.',
    TY: 'Hindi namin nakumpirma na tao ka. Subukan ulit.',
  },
  LOGIN_METHOD_OFF: {
    EN: 'This way to log in is not available.',
    TY: 'Hindi available ang ganitong pag-log in.',
  },
  WRONG_CREDENTIALS: { EN: 'The username or password is wrong.', TY: 'Mali ang username o password.' },
  CAPTCHA_REQUIRED: { EN: 'Please type the digits in the picture.', TY: 'I-type ang mga numero sa larawan.' },
  WRONG_CAPTCHA: {
    EN: 'The digits do not match the picture. Here is a new one.',
    TY: 'Hindi tugma ang mga numero sa larawan. Heto ang bago.',
  },
  WRONG_CODE: {
    EN: 'The verification code is wrong or has expired.',
    TY: 'Mali o expired na ang verification code.',
  },
  ADDRESS_UNREGISTERED: {
    EN: 'You are logging in from a new place. Please confirm that it is you.',
    TY: 'Bagong lugar ang pinag-log in-an mo. Kumpirmahin muna na ikaw ito.',
  },
  WRONG_PROOF: {
    EN: 'That does not match this account. Please check and try again.',
    TY: 'Hindi iyan tugma sa account na ito. Tingnan at subukan ulit.',
  },
  TICKET_EXPIRED: {
    EN: 'The time to confirm this login is over. Please log in again.',
    TY: 'Tapos na ang oras para kumpirmahin ang log in. Mag-log in ulit.',
  },
  ACCOUNT_LOCKED: {
    EN: 'This account is locked. Please try again in {minutes} min, or ask customer service.',
    TY: 'Naka-lock ang account na ito. Subukan ulit pagkatapos ng {minutes} minuto, o magtanong sa customer service.',
  },
  NOT_A_MEMBER: {
    EN: 'This is not a member account, so it cannot log in here.',
    TY: 'Hindi ito member account, kaya hindi ito puwedeng mag-log in dito.',
  },
  ACCOUNT_EXCLUDED: {
    EN: 'This account is excluded from play until {until}.',
    TY: 'Naka-exclude ang account na ito sa paglalaro hanggang {until}.',
  },
  AGENTS_ONLY: { EN: 'Only agents can log in here.', TY: 'Mga agent lang ang puwedeng mag-log in dito.' },
  FREE_PLAY_OFF: { EN: 'Free play is not available.', TY: 'Hindi available ang free play.' },

  SMS_FAILED: {
    EN: 'The SMS could not be sent. Please try again in a moment.',
    TY: 'Hindi naipadala ang SMS. Subukan ulit maya-maya.',
  },
  TOO_MANY_CODES: {
    EN: 'Too many messages were asked for. Please try again in {minutes} min.',
    TY: 'Sobra na ang hininging mensahe. Subukan ulit pagkatapos ng {minutes} minuto.',
  },

  METHOD_OFF: {
    EN: 'This way is not available. Please ask customer service.',
    TY: 'Hindi available ang paraang ito. Magtanong sa customer service.',
  },
  WRONG_PAIR: {
    EN: 'The username or email does not exist, or the two do not belong together.',
    TY: 'Walang ganoong username o email, o hindi magkatugma ang dalawa.',
  },
  WRONG_PASSWORD: { EN: 'The password is wrong.', TY: 'Mali ang password.' },
  PASSWORD_INVALID: {
    EN: 'The new password is not in the right form.',
    TY: 'Hindi tama ang anyo ng bagong password.',
  },
  PASSWORD_UNCHANGED: {
    EN: 'The new password must differ from the old one.',
    TY: 'Dapat iba ang bagong password sa luma.',
  },
  CHECK_REQUIRED: {
    EN: 'Please confirm your password again.',
    TY: 'Kumpirmahin ulit ang password mo.',
  },

  REGISTRATION_OFF: {
    EN: 'This way to register is not available.',
    TY: 'Hindi available ang ganitong pag-register.',
  },
  FIELD_REQUIRED: { EN: 'Please fill in {field}.', TY: 'Pakisagutan ang {field}.' },
  FIELD_INVALID: { EN: '{field} is not in the right form.', TY: 'Hindi tama ang anyo ng {field}.' },
  PASSWORDS_DIFFER: {
    EN: 'The two passwords are not the same.',
    TY: 'Hindi magkapareho ang dalawang password.',
  },
  USERNAME_TAKEN: {
    EN: 'This username is taken. Please choose another.',
    TY: 'May gumagamit na ng username na ito. Pumili ng iba.',
  },
  MOBILE_TAKEN: {
    EN: 'This mobile number already has an account.',
    TY: 'May account na ang mobile number na ito.',
  },
  INVALID_MOBILE: { EN: 'Please enter a valid mobile number.', TY: 'Maglagay ng tamang mobile number.' },
  INVALID_AFFILIATE_CODE: { EN: 'The invitation code is not valid.', TY: 'Hindi valid ang invitation code.' },
  INVALID_REFERRAL_CODE: { EN: 'The referral code is not valid.', TY: 'Hindi valid ang referral code.' },

  GAME_GONE: { EN: 'This game is no longer available.', TY: 'Wala na ang larong ito.' },
  GAME_MAINTENANCE: {
    EN: '{game} is under maintenance. Please try another game.',
    TY: 'May maintenance ang {game}. Subukan muna ang ibang laro.',
  },
  ROOM_GONE: {
    EN: 'This room is no longer there. Please choose another.',
    TY: 'Wala na ang kuwartong ito. Pumili ng iba.',
  },
  ROOM_FULL: {
    EN: '{room} is full just now. Please choose another room.',
    TY: 'Puno ang {room} ngayon. Pumili muna ng ibang kuwarto.',
  },
  SUB_GAME_FIRST: { EN: 'Please choose a room of {game} first.', TY: 'Pumili muna ng kuwarto ng {game}.' },

  DEMO_NOT_ALLOWED: {
    EN: 'Demo accounts cannot do this. Please use a real account.',
    TY: 'Hindi ito puwede sa demo account. Gumamit ng totoong account.',
  },
  CHAT_CLOSED: { EN: 'The chat is closed right now.', TY: 'Sarado ang chat ngayon.' },
  CHANNEL_GONE: { EN: 'This way to pay is not available.', TY: 'Hindi available ang ganitong bayad.' },
  AMOUNT_INVALID: {
    EN: 'Please enter an amount such as 500 or 500.50.',
    TY: 'Maglagay ng halaga tulad ng 500 o 500.50.',
  },
  RANGE_INVALID: {
    EN: 'Please choose a first day before the last, at most {days} days apart.',
    TY: 'Pumili ng unang araw bago ang huli, hanggang {days} araw ang pagitan.',
  },
  PAGE_INVALID: {
    EN: 'There is no such page of the list.',
    TY: 'Walang ganitong pahina ang listahan.',
  },
  BET_NOT_FOUND: {
    EN: 'We could not find this bet among yours.',
    TY: 'Hindi namin nakita ang taya na ito sa mga taya mo.',
  },
  AMOUNT_OUT_OF_RANGE: {
    EN: 'The amount must be from {min} to {max}.',
    TY: 'Dapat mula {min} hanggang {max} ang halaga.',
  },
  FEEDBACK_KIND: { EN: 'Please choose what it is about.', TY: 'Pumili kung tungkol saan ito.' },
  FEEDBACK_WORDS: {
    EN: 'Please write between {min} and {max} words.',
    TY: 'Sumulat ng mula {min} hanggang {max} na salita.',
  },
  FEEDBACK_PICTURES: {
    EN: 'Please send at most {count} pictures.',
    TY: 'Hanggang {count} larawan lang ang puwedeng ipadala.',
  },
  PICTURE_INVALID: {
    EN: 'This is not a PNG or JPEG picture that we can read.',
    TY: 'Hindi ito PNG o JPEG na larawan na nababasa namin.',
  },
  PICTURE_TOO_MANY: {
    EN: 'You have sent many pictures. Please try again in an hour.',
    TY: 'Marami ka nang naipadalang larawan. Subukan ulit pagkatapos ng isang oras.',
  },
  PICTURE_GONE: {
    EN: 'One of your pictures is no longer here. Please remove it and add it again.',
    TY: 'Wala na rito ang isa sa mga larawan mo. Alisin ito at idagdag ulit.',
  },

  INSUFFICIENT_FUNDS: { EN: 'The balance is not enough.', TY: 'Kulang ang balance.' },
} as const satisfies Record<string, Text>

export type RefusalCode = keyof typeof messages
