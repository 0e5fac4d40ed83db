// Written by resources/scripts/messages.ts from the English texts; not to be edited.

/** The English texts as literal types, by namespace. */
export type Messages = {
  auth: {
  "in_need_true_account": "You need a real account",
  "in_increase_submit": "Register",
  "field": {
    "username": "Username",
    "password": "Password",
    "showPassword": "Show password",
    "hidePassword": "Hide password",
    "captcha": "Captcha",
    "mobileNum": "Mobile number",
    "country": "Country code",
    "optional": "Optional"
  },
  "fault": {
    "required": "Please fill this in.",
    "phone": "Enter a valid mobile number, such as 0917 123 4567."
  },
  "login": {
    "title": "Log in",
    "greeting": "Maligayang pagbabalik.",
    "note": "Everything is where you left it.",
    "submit": "Log in",
    "submitForSession": "Log in for this session",
    "busy": "Logging in",
    "new": "New to {{brand}}?",
    "register": "Register",
    "or": "or",
    "freePlay": "try free play",
    "forgot": "Forgot password?",
    "ways": "Ways to log in",
    "by": {
      "username": "By username",
      "sms": "By SMS code"
    },
    "mobilePlaceholder": "0917 123 4567",
    "codePlaceholder": "Code from SMS",
    "closed": "You can't log in right now",
    "closedBody": "Logging in is switched off at the moment. Try again later, or contact customer service.",
    "service": "Customer service",
    "serviceFailed": "We couldn't open customer service. Try again in a moment.",
    "freePlayBusy": "starting free play"
  },
  "memory": {
    "title": "You'll stay logged in for this session only.",
    "body": "This computer has no secure key store, so nothing is saved. You'll log in again after you close the app."
  },
  "captcha": {
    "placeholder": "4 characters",
    "refresh": "New captcha image",
    "failed": "The new image didn't load. Press it again in a moment.",
    "broken": "This image can't be shown. Press it for a new one."
  },
  "signOut": {
    "title": "Sign out?",
    "body": "Any open games will close. Your balance and bets won't change.",
    "stay": "Stay"
  },
  "demo": {
    "body": "Free play has no wallet. It takes about a minute to register, then you can deposit and play for real money.",
    "notNow": "Not now"
  },
  "remember": {
    "label": "Remember me",
    "held": "Saved on this computer. Type another password to replace it.",
    "heldForSession": "Kept until you close the app. Type another password to replace it."
  },
  "proof": {
    "title": "Confirm it's you.",
    "some": "You haven't logged in from here before. Choose one way to confirm.",
    "one": "You haven't logged in from here before.",
    "kinds": "Ways to confirm it's you",
    "kind": {
      "mobileNum": "Mobile number",
      "verificationCode": "Code by SMS",
      "email": "Linked email",
      "bankAccountName": "Name on the bank account",
      "googleCode": "Google Authenticator code"
    },
    "codeTo": "We'll send the code to {{mobile}}.",
    "emailLike": "Enter the full address: {{email}}.",
    "bankName": "As shown on the bank account you withdraw to.",
    "google": "The 6-digit code in your authenticator app.",
    "submit": "Continue",
    "busy": "Checking",
    "back": "Back to login"
  },
  "refusal": {
    "WRONG_CREDENTIALS": "Your username or password is incorrect. Try again.",
    "CAPTCHA_REQUIRED": "Enter the characters in the image.",
    "WRONG_CAPTCHA": "The characters didn't match. Try the new image.",
    "WRONG_CODE": "This code is wrong or has expired. Check it, or send a new one.",
    "INVALID_MOBILE": "Enter a valid mobile number, such as 0917 123 4567.",
    "LOGIN_METHOD_OFF": "This way to log in isn't available right now. Try another one, or contact customer service.",
    "NOT_A_MEMBER": "This isn't a member account, so you can't log in here. Contact customer service.",
    "AGENTS_ONLY": "Only agents can log in here.",
    "ADDRESS_UNREGISTERED": "You haven't logged in from here before, and we have nothing on file to confirm it's you. Contact customer service.",
    "WRONG_PROOF": "This doesn't match what we have on file. Check it and try again.",
    "TICKET_EXPIRED": "Time ran out, or there were too many wrong attempts. Log in again.",
    "FREE_PLAY_OFF": "Free play isn't available right now. Try again later.",
    "ACCOUNT_LOCKED_one": "Too many wrong attempts. Your account is locked. Try again in {{count}} minute.",
    "ACCOUNT_LOCKED_other": "Too many wrong attempts. Your account is locked. Try again in {{count}} minutes.",
    "ACCOUNT_EXCLUDED": "This account is excluded from play until {{until}}."
  }
}
  cashier: {
  "title": "Deposit",
  "subtitle": "Your balance is credited as soon as your payment is confirmed",
  "sheetNote": "Your game stays open and resumes when you close this.",
  "loading": "Loading payment methods",
  "failed": "Payment methods didn't load",
  "none": {
    "title": "No payment methods available",
    "body": "Try again later, or contact customer service."
  },
  "channel": "Payment method",
  "amount": "Amount",
  "kind": {
    "wallet": "QR or app",
    "qr": "Any bank or wallet",
    "bank": "Online banking"
  },
  "summary": {
    "title": "Summary",
    "pay": "You pay",
    "fee": "Fee",
    "credited": "You'll receive",
    "note": "Usually in your balance within a minute. Track it here."
  },
  "submit": "Continue with {{channel}}",
  "submitAmount": "Pay {{amount}} with {{channel}}",
  "sending": "Starting your deposit",
  "lost": "Your last attempt didn't reach us, so no deposit was made. You can try again.",
  "expired": "We can't confirm whether your last deposit arrived. Check your balance before you try again, or contact customer service.",
  "fault": {
    "required": "Enter an amount.",
    "format": "Enter an amount such as 500 or 500.50.",
    "below": "Minimum {{limit}}.",
    "above": "Maximum {{limit}}.",
    "channel": "Choose a payment method."
  },
  "unsure": {
    "title": "The connection dropped.",
    "body": "We're checking whether your deposit went through. It won't be sent twice."
  },
  "order": {
    "title": "Your deposit",
    "number": "Reference number",
    "copy": "Copy reference number",
    "copied": "Copied",
    "looking_one": "Checking…",
    "looking_other": "Checking…",
    "step": {
      "made": "Deposit started",
      "waiting": "Waiting for your payment",
      "paid": "Paid",
      "received": "Confirmed by {{channel}}",
      "credited": "In your balance",
      "failed": "Not paid"
    },
    "credited": "{{amount}} has been added to your balance.",
    "failed": "Your deposit didn't go through.",
    "failedBody": "Nothing was added to your balance. If you've paid, contact customer service with your reference number.",
    "mayClose": "You can leave.",
    "mayCloseBody": "Your deposit continues, and it won't be sent twice.",
    "another": "Make another deposit"
  },
  "guard": {
    "visitor": {
      "title": "Log in to make a deposit",
      "body": "Deposits go to your own account only."
    },
    "demo": {
      "title": "Free play has no wallet",
      "body": "It takes about a minute to register, then you can deposit and play for real money."
    }
  }
}
  chat: {
  "title": "{{brand}} chat",
  "room": "Chat room",
  "loading": "Opening the chat",
  "reload": "Open the chat anew",
  "failed": "The chat did not open",
  "late": "It takes too long to come. Check your connection and try again: what was said is kept.",
  "refused": "Its address is none of ours, so we did not open it. Try again in a moment.",
  "demo": {
    "title": "Chat is for members"
  },
  "service": {
    "blocked": "Your browser held the window back. Allow pop-ups for this site, then try again.",
    "unreadable": "The platform sent an address that can't be read.",
    "refused": "The address leads to a place that is none of ours, so we did not open it.",
    "notLoaded": "Its page did not come. Check your connection and try again."
  }
}
  client: {
  "client": {
    "title": "Client settings",
    "lead": "These hold for this computer.",
    "zoom": "Size of everything",
    "gamesIn": "Open games in",
    "tab": "A tab",
    "window": "A window of their own",
    "staySignedIn": "Stay signed in on this computer",
    "staySignedInHint": "Your session is kept in the system’s own vault, never your password. Leave it off on a shared computer.",
    "staySignedInCannot": "This computer has no vault that works just now, so your session can’t be kept: you stay signed in until the client ends.",
    "notifications": "Show notifications while the client is in the background",
    "tray": "Keep an icon in the system tray, and go there on closing the window",
    "automaticUpdates": "Fetch updates in the background",
    "fixed": "Set by this computer’s administrator",
    "notKept": "These settings can’t be written on this computer. They hold until the client ends.",
    "failed": "That could not be changed. Please try again.",
    "version": "Version {{version}}",
    "notRead": "The settings could not be read."
  },
  "update": {
    "title": "Updates",
    "idle": "The client looks for updates in the background.",
    "off": "Updates are in the hands of this computer’s administrator.",
    "checking": "Looking for updates",
    "none": "This is the newest version.",
    "available": "Version {{version}} is there.",
    "downloading": "Version {{version}} is being fetched.",
    "progress": "{{percent}}% fetched",
    "ready": "Version {{version}} is ready. It is installed when you quit the client.",
    "check": "Check now",
    "download": "Download",
    "install": "Restart and update",
    "gameRuns": "A game is running, and restarting ends it. Finish your round first.",
    "installAnyway": "End the game and restart",
    "later": "Later",
    "unreachable": "Updates can’t be reached at the moment. The client tries again later.",
    "feed": "What the update server answered makes no sense. The client tries again later.",
    "mismatch": "The update was refused: what was fetched is not what was published. Nothing has been changed.",
    "disk": "The update could not be written. Is there room on the disk?",
    "unknown": "The update failed. Please try again later."
  },
  "supportFile": {
    "lead": "For questions to support: a file with the client’s log, versions and settings. No password, no session and nothing of your account is in it.",
    "save": "Save support file",
    "saved": "The file was saved.",
    "failed": "The file could not be saved. Please choose another place."
  },
  "menu": {
    "file": "File",
    "edit": "Edit",
    "view": "View",
    "go": "Go",
    "window": "Window",
    "help": "Help",
    "settings": "Client settings…",
    "quit": "Quit",
    "about": "About this client",
    "hide": "Hide",
    "hideOthers": "Hide others",
    "showAll": "Show all",
    "undo": "Undo",
    "redo": "Redo",
    "cut": "Cut",
    "copy": "Copy",
    "paste": "Paste",
    "selectAll": "Select all",
    "zoomIn": "Zoom in",
    "zoomOut": "Zoom out",
    "zoomReset": "Actual size",
    "reload": "Reload",
    "fullScreen": "Full screen",
    "home": "Home",
    "back": "Back",
    "forward": "Forward",
    "search": "Search",
    "helpCentre": "Help centre",
    "support": "Customer service",
    "minimize": "Minimize"
  },
  "notify": {
    "message": "You have a new message.",
    "chat": "There is a new reply in your chat.",
    "deposit": "There is news about your deposit."
  },
  "tray": {
    "open": "Open {{brand}}",
    "hidden": "{{brand}} goes on running. You find it in the system tray."
  }
}
  closed: {
  "closed": {
    "maintenance": {
      "title": "We'll be back soon.",
      "text": "We're under maintenance. Your balance and open bets are safe and will be here when we're back."
    },
    "region": {
      "title": "{{brand}} isn't available where you are.",
      "text": "Our licence covers certain regions only, and you seem to be outside them. If you use a VPN, turn it off and check again."
    },
    "ip": {
      "title": "Your network is blocked.",
      "text": "Access from your IP address is restricted. This can happen on shared networks and VPNs: turn yours off, or use another connection, and check again."
    },
    "unreachable": {
      "title": "We can't connect right now.",
      "text": "Your balance and open bets are safe. Check your connection; we'll keep trying too."
    },
    "address": "Your IP address",
    "lastChecked": "Last checked",
    "check": "Check again",
    "service": "Customer service",
    "serviceFailed": "We couldn't open customer service.",
    "serviceRetry": "Try again in a moment.",
    "domain": {
      "moved": "This address is closing.",
      "failing": "This address isn't working properly.",
      "text": "Find {{brand}}, your account and your balance at:",
      "unreachable": "Try another address:"
    }
  },
  "notFound": {
    "title": "Page not found",
    "text": "This page has moved or doesn't exist. Your balance and games are still here.",
    "mostPlayed": "Most played tonight"
  }
}
  codes: {
  "field": "Verification code",
  "send": "Send code",
  "again": "Send again",
  "againIn": "Send again in {{time}}",
  "sent": "Code sent. Check your messages.",
  "sentUntil_one": "Code sent. You can ask for another in one minute.",
  "sentUntil_other": "Code sent. You can ask for another in {{count}} minutes.",
  "ready": "You can ask for another code now.",
  "refused": "Code not sent",
  "submit": "OK",
  "botCheck": {
    "title": "Quick security check",
    "body": "Tick the box if you're asked to. This keeps bots out.",
    "load": "The security check didn't load. Check your connection, or turn off anything that blocks scripts, and try again.",
    "failed": "We couldn't confirm that you're a person. Try again.",
    "timeout": "The security check took too long. Try again.",
    "cancelled": "The security check was closed. Try again to continue.",
    "unsupported": "The security check doesn't work in this browser. Update it, or use another one."
  },
  "phoneAuth": {
    "invalidFormat": "This phone number isn't in the right format. Include the country code, such as +63 917 123 4567.",
    "enterValid": "Enter a valid phone number.",
    "tooMany": "Too many requests. Try again in 5 minutes.",
    "unknown": "Something went wrong. Try again.",
    "invalidCode": "This code is wrong. Check the message and type it again.",
    "missingCode": "Enter the code from the message.",
    "captcha": "The captcha failed, or this site's address isn't allowed to use it. Reload the page and try again.",
    "quota": "We can't send more codes right now. Try again later, or contact customer service.",
    "disabled": "Phone verification isn't available here. Contact customer service.",
    "expired": "This code has expired. Send a new one.",
    "closed": "You aren't logged in: the window was closed too early. Try again.",
    "offline": "We couldn't reach the phone check. Check your connection and try again."
  }
}
  common: {
  "action": {
    "logIn": "Log in",
    "register": "Register",
    "signOut": "Sign out",
    "deposit": "Deposit",
    "close": "Close",
    "retry": "Try again",
    "back": "Back",
    "loadMore": "Load more",
    "goHome": "Go home",
    "seeAll": "See all",
    "showAll": "Show all"
  },
  "header": {
    "home": "{{brand}}, home",
    "search": "Search games",
    "language": "Language",
    "toDark": "Switch to dark theme",
    "toLight": "Switch to light theme",
    "account": "Account of {{name}}",
    "unread_one": "{{count}} unread message",
    "unread_other": "{{count}} unread messages",
    "skip": "Skip to content"
  },
  "balance": {
    "label": "Balance",
    "refresh": "Refresh balance",
    "hide": "Hide balance",
    "show": "Show balance",
    "failed": "unavailable"
  },
  "account": {
    "deposit": "Deposit",
    "member": "Member centre",
    "favourites": "Favourites",
    "recent": "Recently played",
    "promotions": "Promotions",
    "password": "Change password",
    "client": "Client settings"
  },
  "nav": {
    "games": "Games",
    "main": "Main",
    "menu": "Menu",
    "home": "Home",
    "me": "Me",
    "favorite": "Favorite",
    "promotion": "Promotion",
    "promotions": "Promotions",
    "promotionCount_one": "{{count}} promotion for you",
    "promotionCount_other": "{{count}} promotions for you",
    "download": "Get the app",
    "vendorSlots": "{{vendor}} Slot",
    "gameCount_one": "{{games}} game",
    "gameCount_other": "{{games}} games"
  },
  "category": {
    "RNG": "Slots",
    "LIVE": "Live Casino",
    "FISH": "Fishing",
    "PVP": "Poker",
    "TABLE": "Table Game",
    "BINGO": "Bingo",
    "SPORTS": "Sports",
    "COCKFIGHT": "Sabong",
    "LOTT": "Lottery",
    "ESPORTS": "Esports",
    "ELOTT": "E-lottery"
  },
  "banner": {
    "strip": "Highlights",
    "show": "Show banner {{number}} of {{count}}"
  },
  "notices": {
    "region": "Notices",
    "title": "Notice",
    "all": "All notices",
    "time": "{{time}}, {{zone}}"
  },
  "rail": {
    "service": "Customer service",
    "toTop": "Back to top"
  },
  "toasts": {
    "region": "Messages"
  },
  "part": {
    "failed": "This part didn't load",
    "failedText": "You can still use the rest of the page. Nothing was lost."
  },
  "page": {
    "loading": "Loading the page",
    "game": "Game",
    "help": "Help centre"
  },
  "game": {
    "play": "Play {{game}}",
    "addFavourite": "Add {{game}} to favourites",
    "removeFavourite": "Remove {{game}} from favourites",
    "notAdded": "{{game}} wasn't added",
    "notRemoved": "{{game}} wasn't removed",
    "from": "from {{amount}}",
    "betRange": "{{min}} – {{max}}",
    "hot": "Hot",
    "new": "New",
    "jackpot": "Jackpot",
    "vendor": "Vendor",
    "category": "Category",
    "bets": "Bet range",
    "recentWins": "Recent wins",
    "noWins": "No wins in the last few days",
    "details": "Details of {{game}}"
  },
  "jackpot": {
    "label": "Jackpots",
    "grand": "Grand jackpot",
    "major": "Major",
    "minor": "Minor",
    "indicative": "estimate"
  },
  "winners": {
    "title": "Winning now",
    "note": "Last {{count}} wins",
    "none": "No wins yet. The latest will appear here.",
    "failed": "The wins didn't load."
  }
}
  consent: {
  "consent": {
    "region": "Privacy choices",
    "title": "May we count visits?",
    "text": "If you accept, Google Analytics tells us which pages are used. It gets the page and nothing about you: no account, no amounts, no searches. You can change your mind any time, at the foot of the page.",
    "accept": "Accept",
    "decline": "Decline"
  }
}
  content: {
  "promotions": {
    "title": "Promotions",
    "types": "Types of promotions",
    "type": {
      "all": "All",
      "sports": "Sports",
      "live": "Live",
      "slots": "Slots",
      "card": "Card",
      "fish": "Fish",
      "lotto": "Lotto",
      "rebate": "Rebate",
      "pointsMall": "Points mall",
      "ranking": "Ranking",
      "deposit": "Deposit",
      "appDownload": "App",
      "newbie": "Newbie",
      "other": "Other"
    },
    "starts": "Starts {{day}}",
    "ends_one": "Ends in {{count}} day",
    "ends_other": "Ends in {{count}} days",
    "endless": "No end date",
    "over": "Ended",
    "none": "No promotions right now",
    "noneHint": "New ones show up here as soon as they open.",
    "failed": "The promotions could not be loaded",
    "noneOf": "Nothing under “{{type}}” right now",
    "seeAll": "All promotions",
    "state": {
      "open": "Open",
      "comingSoon": "Coming soon",
      "applying": "Applying",
      "process": "In process",
      "joined": "Joined",
      "issued": "Issued",
      "claimed": "Claimed",
      "closed": "Closed",
      "rejected": "Rejected"
    },
    "meaning": {
      "open": "It is running. You can take part now.",
      "comingSoon": "It has not begun yet. Come back on the day.",
      "applying": "Your application is with us. We look at it and tell you here.",
      "process": "Your part counts. The result is being worked out.",
      "joined": "You are in. What you play counts by itself.",
      "issued": "The bonus was issued to your account.",
      "claimed": "You have claimed it already. It is there once for each account.",
      "closed": "It is over. What it brought you stays yours.",
      "rejected": "Your application was not accepted. You can write to us and ask why."
    },
    "stands": "Status",
    "time": "Time",
    "needsMessenger": "You need a {{messengers}} number ID to redeem this bonus.",
    "note": "For persons aged {{age}} and over. Whether you take part is up to you.",
    "how": "How it works",
    "others": "Also on now",
    "gone": "This promotion is not here",
    "goneHint": "It may have ended, or the link is wrong. Whatever is open now is in the list.",
    "way": {
      "deposit": "Deposit",
      "download": "Get the app",
      "mall": "To the points mall",
      "games": "See the games",
      "play": "Play {{game}}",
      "outside": "Open {{host}}",
      "logIn": "Log in to take part"
    }
  },
  "help": {
    "title": "Help centre",
    "search": "Search help",
    "topics": "Help sections",
    "found_one": "{{count}} topic found",
    "found_other": "{{count}} topics found",
    "failed": "The help centre could not be loaded",
    "responsible": "Responsible gaming",
    "none": "Nothing found",
    "noneHint": "Try other words or fewer of them.",
    "clear": "Show all topics",
    "stuck": "Not what you were looking for?",
    "write": "Write to us"
  },
  "download": {
    "title": "{{name}} on your phone",
    "lead": "The same account, the same balance, always at hand.",
    "platform": "Platform",
    "app": {
      "ANDROID": "Android",
      "IOS": "iPhone",
      "H5": "Lite app"
    },
    "get": {
      "ANDROID": "Download for Android",
      "IOS": "Download for iPhone",
      "H5": "Open the lite app"
    },
    "steps": {
      "ANDROID": {
        "1": {
          "title": "Download",
          "text": "Press the button, or scan the code with the camera of your phone."
        },
        "2": {
          "title": "Allow this source once",
          "text": "Android asks because the file comes from our site. You can take the permission back afterwards."
        },
        "3": {
          "title": "Open and log in",
          "text": "Use the same username. Your balance and favourites are there."
        }
      },
      "IOS": {
        "1": {
          "title": "Download",
          "text": "Scan the code with the camera of your iPhone, then confirm the installation."
        },
        "2": {
          "title": "Trust the developer",
          "text": "In Settings, General, VPN & Device Management, choose the profile and tap Trust."
        },
        "3": {
          "title": "Open and log in",
          "text": "Use the same username. Your balance and favourites are there."
        }
      },
      "H5": {
        "1": {
          "title": "Open the site",
          "text": "Scan the code with your phone, or press the button on it. The site opens in the browser."
        },
        "2": {
          "title": "Keep it at hand",
          "text": "iPhone: tap Share, then Add to Home Screen. Android: open the menu, then Add to Home screen."
        },
        "3": {
          "title": "Open it like an app",
          "text": "It starts from its icon and is always up to date. Log in with the same username."
        }
      }
    },
    "code": "QR code: get {{name}}",
    "scan": "Scan with your camera",
    "none": "No app to download yet",
    "noneHint": "The site works in the browser of any phone.",
    "failed": "The downloads could not be loaded",
    "install": {
      "title": "Install {{name}} on this device",
      "text": "It opens in a window of its own, from your home screen or your apps, and needs no store.",
      "action": "Install"
    }
  }
}
  errors: {
  "fault": {
    "offline": "You're offline, or the connection dropped. Nothing was lost. Try again.",
    "timeout": "This is taking too long. Try again in a moment.",
    "unauthorized": "Your session has ended. Log in again.",
    "maintenance": "We're under maintenance. Try again later.",
    "blocked": "Access is restricted from your location or network. If you use a VPN, turn it off.",
    "tooMany_one": "Too many attempts. Try again in {{count}} second.",
    "tooMany_other": "Too many attempts. Try again in {{count}} seconds.",
    "tooManyMinutes_one": "Too many attempts. Try again in {{count}} minute.",
    "tooManyMinutes_other": "Too many attempts. Try again in {{count}} minutes.",
    "failed": "Something went wrong on our side. Try again in a moment.",
    "malformed": "We got an unexpected answer. Try again, or contact customer service.",
    "insecure": "This connection isn't secure, so we can't send your details. Open this page at its https address.",
    "refused": "We couldn't do this. Try again, or contact customer service.",
    "unknown": "Something went wrong. Try again."
  },
  "session": {
    "ended": "Your session has ended. Log in again."
  },
  "connection": {
    "lost": "We can't reach our servers.",
    "trying": "Your balance and open bets are safe. We'll keep trying."
  }
}
  feedback: {
  "title": "Feedback",
  "lead": "Tell us what went wrong or what we could do better. A person reads every message.",
  "about": "What is it about?",
  "kind": {
    "suggestion": "Suggestion",
    "problem": "Problem",
    "payment": "Deposit or withdrawal",
    "game": "A game",
    "service": "Limits and support",
    "other": "Something else"
  },
  "content": {
    "label": "Your message",
    "range": "{{min}} to {{max}} words",
    "hint": "Never share your password or a code here.",
    "empty": "Enter your message.",
    "tooFew": "Too short. Write {{min}} to {{max}} words.",
    "tooMany": "Too long. Write {{min}} to {{max}} words.",
    "words_one": "{{count}} word",
    "words_other": "{{count}} words"
  },
  "contact": {
    "label": "Email or mobile number",
    "optional": "Optional",
    "hint": "Only if you'd like a reply."
  },
  "pictures": {
    "label": "Pictures",
    "waiting": "A picture is still uploading. Wait a moment, then send.",
    "failed": "A picture didn't upload. Try it again or remove it, then send."
  },
  "send": "Send",
  "sending": "Sending",
  "kept": "Your message is still here.",
  "lost": "It may have arrived anyway. You can send it again; we'll keep one copy only.",
  "sent": {
    "title": "Thanks, we've got your message.",
    "text": "Your reference is {{reference}}. Quote it if you contact us.",
    "again": "Write another message",
    "help": "Go to the help centre"
  }
}
  game: {
  "frame": "Game",
  "action": {
    "addFavourite": "Add {{game}} to favourites",
    "removeFavourite": "Remove {{game}} from favourites",
    "reload": "Reload game",
    "fullScreen": "Full screen",
    "leaveFullScreen": "Leave full screen",
    "openInWindow": "Open in a window",
    "otherGames": "Other games",
    "chooseGame": "Choose a game",
    "otherRooms": "Other rooms",
    "mute": "Mute {{game}}",
    "unmute": "Unmute {{game}}",
    "pullOut": "Move {{game}} to a window of its own",
    "putBack": "Put {{game}} back here",
    "mini": "Keep {{game}} small, above all windows",
    "large": "Make the window of {{game}} large again",
    "closeGame": "Close {{game}}"
  },
  "balance": {
    "name": "Balance",
    "refresh": "Refresh balance",
    "failed": "Not known"
  },
  "time": {
    "played": "played",
    "elapsed": "Time played",
    "clock": "Local time"
  },
  "opening": {
    "label": "Opening the game",
    "title": "Opening {{game}}",
    "body": "Asking {{vendor}} for a seat"
  },
  "slow": {
    "title": "This is taking long",
    "body": "The game has not said yet that it runs. No bet was placed.",
    "wait": "Keep waiting"
  },
  "outside": {
    "wanted": {
      "title": "This game opens in a window of its own",
      "body": "Your balance here follows when you come back."
    },
    "opened": {
      "title": "The game is in its own window",
      "body": "Your balance here follows when you come back."
    },
    "blocked": {
      "title": "Your browser blocked the window",
      "body": "Press the button to open it, or let this site open windows in your browser’s settings. No bet was placed."
    },
    "again": "Open it again",
    "stay": "Play here instead",
    "here": "Open in this tab"
  },
  "funds": {
    "title": "Your balance does not cover this bet",
    "body": "Nothing was bet. Choose a smaller bet, or put in more.",
    "close": "Back to the game"
  },
  "visitor": {
    "title": "Log in to play {{game}}",
    "untitled": "Log in to play",
    "body": "It opens by itself as soon as you are in. A new account takes a minute."
  },
  "running": {
    "label": "Running games",
    "inWindow": "{{game}}, in its own window",
    "trouble": "{{game}} needs a look",
    "full": "Up to {{most}} games run at once. Close one, and this one opens by itself. No bet was placed."
  },
  "out": {
    "title": "{{game}} is in its own window",
    "body": "It goes on while you look around here.",
    "show": "Show its window",
    "putBack": "Put back here"
  },
  "trouble": {
    "unresponsive": {
      "title": "The game stopped answering",
      "body": "Finished rounds are counted, and an open one is settled by the studio."
    },
    "memory": {
      "title": "The game uses very much memory",
      "body": "It may become slow, or stop. Finished rounds are counted, and an open one is settled by the studio."
    },
    "wait": "Keep waiting",
    "play": "Play on"
  },
  "failure": {
    "maintenance": {
      "title": "The game is under maintenance",
      "body": "Its studio is working on it. Try again later, or play another one meanwhile."
    },
    "gone": {
      "title": "This game is no longer here",
      "body": "It was taken out, or the address is not complete. There are many others."
    },
    "signedOut": {
      "title": "You are not logged in",
      "body": "Your session has ended. Log in again and the game opens."
    },
    "offline": {
      "title": "No connection",
      "body": "The game could not be asked for. No bet was placed. Check your connection and try again."
    },
    "timeout": {
      "title": "The game did not start",
      "body": "No answer came in time. No bet was placed."
    },
    "expired": {
      "title": "The game keeps losing its session",
      "body": "We opened it anew several times. Finished rounds are counted. Try once more, or another game."
    },
    "platform": {
      "title": "The game did not start",
      "body": "The platform could not open it. No bet was placed."
    },
    "refusedAddress": {
      "title": "This game was not opened",
      "body": "Its address is not one that games come from, so it stays closed for your safety. Customer service would like to know."
    },
    "tooMany": {
      "title": "Too many games are open",
      "body": "Close one of them and try again."
    },
    "load": {
      "title": "The game did not load",
      "body": "Its studio is not answering. No bet was placed."
    },
    "crashed": {
      "title": "The game stopped",
      "body": "It broke down on this computer. Finished rounds are counted, and an open one is settled by the studio."
    },
    "subGames": {
      "title": "Several games go by this name",
      "body": "Choose the one you want to play."
    },
    "room": {
      "title": "You can’t sit down in this room",
      "body": "It has closed or filled up in the meantime. There are others."
    }
  }
}
  home: {
  "hero": {
    "heading": "{{brand}}: games from {{studios}} studios in one account",
    "createAccount": "Create account",
    "browse": "Browse games",
    "title": "The bay is open all night.",
    "text": "{{games}} games, {{studios}} studios, one account. Cash in and play in under a minute."
  },
  "categories": {
    "label": "Game types"
  },
  "top": {
    "title": "Top games tonight",
    "note": "What Manila is playing right now",
    "failed": "The games did not load"
  }
}
  join: {
  "title": "Become a {{brand}} agent",
  "lead": "Invite players, look after them and earn from their play.",
  "begin": "Create account",
  "youHave": "You already have an account. Tell customer service that you'd like to become an agent.",
  "youAre": "You're already an agent. For a new contract or a question, contact customer service.",
  "how": "How to start",
  "steps": {
    "account": {
      "title": "Create your account",
      "text": "With a username or a mobile number. It takes about a minute."
    },
    "ask": {
      "title": "Apply to be an agent",
      "text": "Customer service checks your account and opens the agent centre for you."
    },
    "share": {
      "title": "Share your link",
      "text": "Everyone who registers with your link or code joins your team, and you see the results."
    }
  },
  "why": "What you get",
  "reasons": {
    "link": {
      "title": "Your own link and code",
      "text": "Send it, post it or print it on a card."
    },
    "reports": {
      "title": "Daily reports",
      "text": "See who joined, who played and what you earned."
    },
    "contract": {
      "title": "A written contract",
      "text": "You see the rate and the period before you accept. Nothing changes without your consent."
    },
    "team": {
      "title": "Your own team",
      "text": "Bring in agents as well as players, and agree on their rate with them."
    },
    "person": {
      "title": "Someone to talk to",
      "text": "Customer service is there for agents day and night."
    },
    "fair": {
      "title": "Fair play",
      "text": "Only invite adults aged {{age}} or above, and never promise wins. {{brand}} follows the same rule."
    }
  },
  "policy": "Read the rules first:"
}
  kiosk: {
  "kiosk": {
    "refused": "Links don’t open on this computer.",
    "finish": {
      "button": "Finish and clear",
      "title": "Finish and clear everything?",
      "text": "Games close, you are signed out, and nothing of yours stays on this computer.",
      "stay": "Go on playing",
      "busy": "Clearing",
      "failed": "That did not work. Please call the staff."
    },
    "asks": {
      "title": "Still there?",
      "text": "Nothing has been pressed for a while. When the time is up, games close, you are signed out, and everything is cleared.",
      "left": "Seconds left: {{seconds}}",
      "here": "I’m still here"
    },
    "operator": {
      "title": "For the operator",
      "pin": "PIN",
      "pad": "Number pad",
      "delete": "Delete the last digit",
      "unlock": "Unlock",
      "unlocking": "Unlocking",
      "wrong": "This PIN is wrong.",
      "wait": "Too many wrong PINs. Seconds until the next try: {{seconds}}",
      "noPin": "No PIN is set for this computer. Its administrator can set one in the policy.",
      "open": "Unlocked. Seconds left: {{seconds}}",
      "settings": "Client settings",
      "leave": "Leave kiosk mode",
      "relaunch": "Restart the client",
      "quit": "Quit the client",
      "left": "Kiosk mode is off until the client ends.",
      "failed": "That did not work. Please try again."
    }
  }
}
  lobby: {
  "allGames": "All games",
  "vendors": {
    "label": "Vendors",
    "all": "All vendors",
    "previous": "Previous vendors",
    "more": "More vendors"
  },
  "lists": {
    "label": "List",
    "all": "All",
    "hot": "Hot",
    "fav": "Favourites",
    "recent": "Recent"
  },
  "filter": {
    "jackpot": "Jackpot",
    "minBet": "Min bet",
    "any": "All"
  },
  "search": {
    "label": "Search games",
    "clear": "Clear the search",
    "recent": "Played last"
  },
  "found_one": "{{figure}} game",
  "found_other": "{{figure}} games",
  "similar_one": "{{figure}} similar game",
  "similar_other": "{{figure}} similar games",
  "progress_one": "{{shown}} of {{total}} game",
  "progress_other": "{{shown}} of {{total}} games",
  "loadingMore": "Loading more games",
  "empty": {
    "search": "Nothing is called \"{{name}}\"",
    "searchHelp": "Check the spelling, or look through all games.",
    "filter": "No game fits this filter",
    "filterHelp": "Take the filter off, or choose another least bet.",
    "showAll": "Show all games",
    "browse": "Browse all games",
    "all": "No games here now",
    "allHelp": "The vendor may be doing maintenance. Have a look at the others.",
    "fav": "No favourites yet",
    "favHelp": "Tap the heart on any game and it waits for you here, on every device.",
    "recent": "Nothing played yet",
    "recentHelp": "What you play shows here, latest first."
  },
  "failed": {
    "title": "The games did not load",
    "more": "This page did not load",
    "moreHelp_one": "{{reason}} The game above is still here.",
    "moreHelp_other": "{{reason}} The {{figure}} games above are still here."
  },
  "visitor": {
    "lead": "Look around first. You need an account to play for money.",
    "hot": "Hot",
    "hotNote": "Most players in the last hour",
    "popular": "Popular",
    "popularNote": "What people come back to"
  },
  "invite": {
    "games_one": "Log in to see {{figure}} game",
    "games_other": "Log in to see all {{figure}} games",
    "allGames": "Log in to see all games",
    "fav": "Log in to see your favourites",
    "recent": "Log in to see your recent games",
    "lead": "With your favourites, your recent games and the vendors you like."
  },
  "subGames": {
    "title": "Choose a game",
    "search_one": "Search {{figure}} game",
    "search_other": "Search {{figure}} games",
    "note": "Opens with your balance",
    "none": "No game is called that",
    "titleOf": "{{game}}: choose a game",
    "empty": "None of its games is open just now",
    "emptyText": "Tables open and close through the day. Look again later, or play another one meanwhile.",
    "others": "Other games of this studio"
  },
  "details": {
    "gone": "This game is no longer here",
    "goneText": "It was taken away, or its link is wrong. There are many others.",
    "failed": "The details did not load",
    "tag": "Feature",
    "play": "Play",
    "copy": "Copy link",
    "copied": "Link copied",
    "copyFailed": "Copy this link"
  }
}
  lottery: {
  "title": "Lottery",
  "intro": "Numbers drawn around the clock. Pick a draw and bet before it closes.",
  "menu": {
    "label": "Draws",
    "list": "Which draws",
    "all": "All",
    "favourites": "Favourites",
    "recent": "Recent",
    "failed": "The draws could not be loaded",
    "noFavourites": "No favourites yet",
    "noFavouritesText": "Press the heart of a draw to keep it here.",
    "noRecent": "Nothing played yet",
    "noRecentText": "Draws that you bet on come here.",
    "visitorLists": "Log in to see yours"
  },
  "draw": {
    "closesIn": "Bets close in {{time}}",
    "closed": "Bets closed, drawing…",
    "every": "Every {{minutes}} min"
  },
  "opened": {
    "title": "Drawn numbers",
    "draw": "Draw",
    "time": "Time",
    "numbers": "Numbers",
    "failed": "The numbers could not be loaded",
    "none": "Nothing drawn yet"
  },
  "stage": {
    "opening": "Opening the lottery",
    "failed": "The lottery did not open",
    "foreign": "Its address is not one of our game hosts, so we did not open it.",
    "broken": "The betting view stopped. Bets that were taken stand.",
    "expired": "The betting session has ended. Bets that were taken stand.",
    "slow": "The lottery takes long to open",
    "slowText": "It may still come. Nothing has been taken from your balance.",
    "wait": "Keep waiting"
  },
  "visitor": {
    "title": "Log in to play the lottery",
    "text": "The draws are open around the clock. Your balance comes along."
  }
}
  member: {
  "title": "Member centre",
  "group": {
    "records": "Records"
  },
  "page": {
    "personalHistoryCopy": "Betting record"
  },
  "bets": {
    "time": "Time",
    "game": "Game",
    "vendor": "Vendor",
    "allVendors": "All vendors",
    "gameType": "Game type",
    "allTypes": "All types",
    "state": "State",
    "allStates": "All states",
    "states": {
      "open": "Open",
      "settled": "Settled",
      "void": "Cancelled"
    },
    "count": "Bets",
    "bet": "Bet",
    "validBet": "Valid bet",
    "win": "Payout",
    "net": "Net result",
    "netByDay": "Net result by day",
    "day": "Day",
    "open": "Details of {{game}}, {{time}}",
    "none": "No bets on these dates",
    "noneHint": "Your bets appear here a few seconds after each round.",
    "noneFits": "No bets match these filters",
    "noneFitsHint": "Clear the filters to see all bets on these dates.",
    "play": "Browse games",
    "failed": "Your bets didn't load",
    "chartFailed": "The chart didn't load. Your bets are below.",
    "detail": {
      "title": "Bet details",
      "number": "Bet number",
      "placed": "Placed",
      "settled": "Settled",
      "ledger": "Balance changes",
      "entry": {
        "bet": "Bet placed",
        "win": "Payout added",
        "rollback": "Bet refunded"
      },
      "balance": "Balance {{amount}}",
      "none": "This bet hasn't changed your balance yet.",
      "failed": "The changes didn't load"
    }
  }
}
  nav: {
  "nav": {
    "social": "{{name}}, opens outside",
    "more": "More",
    "moreVendors_one": "{{count}} more vendor",
    "moreVendors_other": "{{count}} more vendors",
    "hot": "hot",
    "hotNow": "Hot now",
    "allGames": "All {{games}} games",
    "vendorsOf": "Vendors of {{category}}",
    "depositRank": "Deposit top 20",
    "betRank": "Bet top 20",
    "ios": "iOS app",
    "android": "Android app",
    "all": "All games"
  },
  "chat": {
    "open": "Chat",
    "openUnread": "Chat, {{unread}}",
    "unread_one": "{{count}} unread chat message",
    "unread_other": "{{count}} unread chat messages",
    "withUs": "Chat with us"
  },
  "logIn": {
    "username": "Username",
    "password": "Password",
    "busy": "Logging in"
  }
}
  notices: {
  "title": "Notices",
  "lead": "What changed, what is planned, and what to know before you play.",
  "kinds": "Kinds of notices",
  "kind": {
    "all": "All",
    "player": "For players",
    "promotion": "Promotions",
    "banners": "Highlights",
    "popup": "Important"
  },
  "read": "Got it",
  "none": "No notices right now",
  "noneHint": "What changes or is planned is told here.",
  "failed": "The notices did not load"
}
  password: {
  "field": {
    "old": "Current password",
    "new": "New password",
    "confirm": "Confirm password",
    "username": "Username",
    "email": "Email",
    "show": "Show password",
    "hide": "Hide password"
  },
  "placeholder": {
    "code": "Code from SMS",
    "mobile": "0917 123 4567",
    "email": "you@example.com"
  },
  "fault": {
    "same": "This is your current password. Choose a different one."
  },
  "kept": "Your entries are still here.",
  "change": {
    "title": "Change password",
    "greeting": "Bagong simula.",
    "note": "Choose one you don't use anywhere else.",
    "due": "Choose a new password to continue.",
    "dueBody": "Your current one was set for you, or is too old to be safe.",
    "offer": {
      "weak": "Your password is easy to guess.",
      "old": "Your password is old."
    },
    "offerBody": "Choose a new one now, or close this and do it later.",
    "submit": "Change password",
    "busy": "Changing your password",
    "later": "Not now?",
    "signOut": "Sign out",
    "done": "Your password has been changed."
  },
  "forgot": {
    "title": "Forgot password",
    "greeting": "Walang problema.",
    "note": "You'll be back in a minute.",
    "ways": "Ways to reset your password",
    "by": {
      "phone": "By phone",
      "email": "By email"
    },
    "emailHint": "The email linked to your account.",
    "setNew": "Set new password",
    "setting": "Setting your new password",
    "sendNew": "Email me a new password",
    "sending": "Sending",
    "remembered": "Remembered your password?",
    "logIn": "Log in",
    "done": "Your new password is set, and you're logged in.",
    "logInNow": "Your new password is set",
    "logInNowBody": "Log in with it now.",
    "sent": "Check your email",
    "sentBody": "A new password is on its way to {{address}}. Log in with it, then change it to one of your own.",
    "ok": "OK",
    "closed": "Not available here",
    "closedBody": "Contact customer service to get a new password.",
    "loading": "Loading the form",
    "failed": "The form didn't load",
    "maybe": "Your last attempt may have worked: log in with your new password, or send a new code."
  },
  "refusal": {
    "WRONG_PASSWORD": "Your current password is incorrect. Try again.",
    "PASSWORD_INVALID": "You can't use this password. Choose another one.",
    "PASSWORD_UNCHANGED": "This is your current password. Choose a different one.",
    "PASSWORDS_DIFFER": "The passwords don't match. Type them again.",
    "WRONG_PAIR": "We can't find an account with this username and email. Check both and try again.",
    "WRONG_CODE": "This code is wrong or has expired. Check it, or send a new one.",
    "INVALID_MOBILE": "Enter a valid mobile number, such as 0917 123 4567.",
    "METHOD_OFF": "This way isn't available right now. Contact customer service to get a new password."
  }
}
  pictures: {
  "add": "Add pictures",
  "hint": "PNG or JPEG, up to {{size}} MB each, {{most}} at most. Place and camera data are removed before they leave your device.",
  "count": "{{sent}} of {{most}}",
  "added": "{{sent}} of {{most}} pictures added",
  "done": "Added",
  "remove": "Remove {{name}}",
  "retry": "Try {{name}} again",
  "cancel": "Cancel {{name}}",
  "progress": "Uploading {{name}}",
  "refused": {
    "kind": "{{name}} is not a PNG or JPEG picture. Please choose another.",
    "bytes": "{{name}} is larger than {{size}} MB. Please choose a smaller picture.",
    "damaged": "{{name}} is damaged or incomplete. Please choose it again or take another.",
    "pixels": "{{name}} has too many pixels. Please choose a smaller picture.",
    "unreadable": "{{name}} could not be read. Please choose it again.",
    "count": "{{name}} was left out: you can add {{most}} pictures at most."
  }
}
  points: {
  "title": "Points mall",
  "rate": "One point for every {{amount}} of bets. Points never expire.",
  "never": "Points never expire.",
  "yours": "Your points",
  "visitor": "Log in to see your points and redeem them.",
  "balanceFailed": "Your points did not load.",
  "items": "What you can get",
  "filters": "Show",
  "filter": {
    "all": "All",
    "bonus": "Bonus",
    "things": "Things",
    "within": "Within my points"
  },
  "points_one": "{{points}} point",
  "points_other": "{{points}} points",
  "plus": "plus {{amount}}",
  "left": "{{available}} of {{quantity}} left",
  "status": {
    "open": "Available",
    "soldOut": "None left",
    "closed": "Closed"
  },
  "enough": "You have enough points",
  "short_one": "{{points}} point short",
  "short_other": "{{points}} points short",
  "none": "The mall is empty right now",
  "noneHint": "New things arrive every month. Your points stay.",
  "noneMatch": "Nothing here fits",
  "noneMatchHint": "See everything the mall has.",
  "showAll": "Show all",
  "failed": "The mall did not load",
  "earn": "Browse games"
}
  proxy: {
  "proxy": {
    "title": "Network login required",
    "lead": "The proxy server {{proxy}} asks for its own username and password, not those of your player account.",
    "again": "The proxy didn't accept that. Check the username and password.",
    "username": "Proxy username",
    "password": "Proxy password",
    "show": "Show password",
    "hide": "Hide password",
    "submit": "Continue",
    "skip": "Skip",
    "note": "Kept until you close the app, and never saved."
  }
}
  ranking: {
  "title": {
    "deposit": "Top 20: deposits",
    "bet": "Top 20: bets"
  },
  "lead": {
    "deposit": "Deposits credited, {{days}}. Names are shortened.",
    "bet": "Bets placed, {{days}}. Names are shortened."
  },
  "amount": {
    "deposit": "Deposits",
    "bet": "Bets"
  },
  "howText": {
    "deposit": "Every deposit counts once it is in the wallet, on the day it arrives there, Manila time.",
    "bet": "Every bet counts on the day its round begins, Manila time. Bets that were cancelled, and those of demo accounts, do not."
  },
  "period": {
    "label": "Period",
    "today": "Today",
    "month": "This month",
    "lastMonth": "Last month"
  },
  "place": "Place",
  "player": "Player",
  "you": "{{name}} (you)",
  "rank": "Place {{place}}",
  "own": {
    "title": "Your place",
    "of_one": "of {{players}} player",
    "of_other": "of {{players}} players",
    "toNext": "{{amount}} behind the next place",
    "first": "Nobody is ahead of you.",
    "none": "Not in this ranking yet",
    "noneDeposit": "Your first deposit of this period brings you in.",
    "noneBet": "Your first bet of this period brings you in.",
    "nonePast": "You had no part in it.",
    "visitor": "Log in to see where you stand.",
    "failed": "Your place did not load."
  },
  "how": "How it counts",
  "calm": "A ranking is no reason to play more than you planned.",
  "calmLink": "Play it safe",
  "none": "Nobody is in this ranking yet",
  "noneHint": "It fills with the first players of this period.",
  "failed": "The ranking did not load"
}
  records: {
  "filters": "Filters",
  "preset": {
    "today": "Today",
    "yesterday": "Yesterday",
    "last7": "Last 7 days",
    "last30": "Last 30 days",
    "next7": "Next 7 days",
    "next30": "Next 30 days"
  },
  "dates": {
    "chosen": "Dates: {{days}}",
    "title": "Choose dates",
    "from": "From",
    "to": "To",
    "apply": "Show dates",
    "fault": {
      "missing": "Choose both dates.",
      "order": "The start date is after the end date. Choose an earlier one.",
      "long": "Choose up to {{days}} days."
    }
  },
  "clear": "Clear filters",
  "longer": "Show 30 days",
  "summary": "{{from}} – {{to}} of {{total}}",
  "pages": "Pages of records",
  "totals": {
    "page": "This page",
    "all": "All pages"
  },
  "export": {
    "start": "Export CSV",
    "running": "Exporting",
    "progress": "Rows: {{rows}} of {{total}}, {{percent}}%",
    "stop": "Stop",
    "stopLabel": "Stop the export",
    "done": "The CSV file is ready. Rows: {{rows}}.",
    "failed": "The export didn't finish. Try again."
  },
  "chart": {
    "showTable": "Show table",
    "showChart": "Show chart",
    "points": "{{chart}}: move with the arrow keys"
  },
  "outdated": "These records may be out of date.",
  "zone": "Times are in {{zone}}."
}
  register: {
  "title": "Register",
  "greeting": "Tara, laro tayo.",
  "note": "One account for every game, with limits you choose.",
  "ways": "Ways to register",
  "by": {
    "username": "By username",
    "mobile": "By mobile number"
  },
  "have": "Already have an account?",
  "logIn": "Log in",
  "busy": "Creating your account",
  "loading": "Loading the form",
  "errors_one": "Please fix 1 field.",
  "errors_other": "Please fix {{count}} fields.",
  "kept": "Your entries are still here.",
  "failed": "The form didn't load",
  "closed": "Registration is closed",
  "closedBody": "We aren't opening new accounts right now. Try again later, or contact customer service.",
  "terms": "I am {{age}} or above and have read the <terms>terms</terms> and the <privacy>privacy notice</privacy>.",
  "policy": "I'm registering with an agent's code and have read the <policy>agent policy</policy>.",
  "perhapsYours": "You may have created this account just now, when the connection dropped. Try logging in.",
  "field": {
    "username": "Username",
    "password": "Password",
    "confirmPassword": "Confirm password",
    "paymentPassword": "Payment password",
    "showPassword": "Show password",
    "hidePassword": "Hide password",
    "showPaymentPassword": "Show payment password",
    "hidePaymentPassword": "Hide payment password",
    "payeeName": "Real name",
    "idNumber": "ID number",
    "email": "Email",
    "whatsapp": "WhatsApp",
    "line": "LINE",
    "wechat": "WeChat",
    "facebook": "Facebook",
    "qqNum": "QQ number",
    "referralCode": "Referral code",
    "recommenderId": "Recommender ID",
    "affiliateCode": "Invitation code",
    "optional": "Optional",
    "fromLink": "From your link"
  },
  "hint": {
    "payeeName": "Withdrawals are paid to this name only.",
    "paymentPassword": "You'll use it to confirm withdrawals."
  },
  "placeholder": {
    "username": "Choose a username",
    "password": "Hard to guess",
    "confirmPassword": "Type it again",
    "paymentPassword": "Not your login password",
    "mobileNum": "0917 123 4567",
    "verificationCode": "6 digits",
    "payeeName": "As shown on your ID",
    "idNumber": "As shown on your ID",
    "email": "you@example.com",
    "whatsapp": "Your WhatsApp number",
    "line": "Your LINE ID",
    "wechat": "Your WeChat ID",
    "facebook": "Your Facebook name or link",
    "qqNum": "Digits only",
    "referralCode": "From a friend",
    "recommenderId": "Who referred you",
    "affiliateCode": "From an agent",
    "captcha": "Characters in the image"
  },
  "rule": {
    "length": "{{range}} characters",
    "letter": "a letter",
    "digit": "a digit",
    "upper": "an uppercase letter",
    "lower": "a lowercase letter",
    "symbol": "a symbol",
    "met": "done"
  },
  "fault": {
    "required": "Please fill this in.",
    "content": "Please fill this in.",
    "length": "Use (min) - (max) characters.",
    "passwordLength": "Your password must have (min) - (max) characters.",
    "format": "This format isn't right. Check it and try again.",
    "account": "You can't use this username. Try another one.",
    "password": "You can't use this password. Try another one.",
    "payeeName": "Enter your real name as shown on your ID.",
    "email": "Enter a valid email address.",
    "mobileNum": "Enter your mobile number.",
    "phone": "Enter a valid mobile number, such as 0917 123 4567.",
    "verificationCode": "Enter the verification code from the SMS.",
    "captcha": "Enter the characters in the captcha image.",
    "mismatch": "The passwords don't match. Type them again.",
    "terms": "Tick the box to confirm that you're {{age}} or above and have read the terms.",
    "policy": "Tick the box to confirm that you've read the agent policy."
  },
  "refusal": {
    "USERNAME_TAKEN": "This username is taken. Choose another one.",
    "MOBILE_TAKEN": "This mobile number already has an account. Log in, or use another number.",
    "WRONG_CODE": "This code is wrong or has expired. Check it, or send a new one.",
    "WRONG_CAPTCHA": "The characters didn't match. Try the new image.",
    "INVALID_REFERRAL_CODE": "This referral code doesn't exist. Check it and try again.",
    "REGISTRATION_OFF": "You can't register this way right now. Try another way, or contact customer service.",
    "BOT_CHECK_FAILED": "We couldn't confirm that you're a person. Try again.",
    "REPLAYED": "The connection was interrupted. Try again."
  },
  "invitation_code_error": "This invitation code isn't valid.",
  "referral": {
    "body": "We can't find an agent with the code {{code}}. Check it with the person who gave it to you, or register without one.",
    "bodyRequired": "We can't find an agent with the code {{code}}. Check it with the person who gave it to you.",
    "mend": "Change the code",
    "remove": "Remove the code"
  },
  "reg_pattern_0": "Use (min) - (max) characters of any kind.",
  "reg_pattern_1": "Start with a letter, then use letters or digits: (min) - (max) characters.",
  "reg_pattern_2": "Use (min) - (max) Chinese characters or digits.",
  "reg_pattern_3": "Enter an email address such as you@example.com.",
  "reg_pattern_4": "Use (min) - (max) letters or digits, without special characters.",
  "reg_pattern_5": "Use (min) - (max) characters with both letters and digits.",
  "reg_pattern_6": "Use (min) - (max) digits only.",
  "reg_pattern_7": "Use (min) - (max) letters or digits, with at least one uppercase letter.",
  "reg_pattern_8": "Use (min) - (max) English letters and spaces.",
  "reg_pattern_9": "Use (min) - (max) characters without spaces.",
  "reg_pattern_10": "Use (min) - (max) Chinese characters and punctuation.",
  "reg_pattern_11": "Use (min) - (max) letters with at most one space.",
  "reg_pattern_12": "Enter a date as yyyy-MM-dd or MM-dd-yyyy.",
  "reg_pattern_13": "Use (min) - (max) Korean characters.",
  "reg_pattern_14": "Use (min) - (max) Thai characters.",
  "reg_pattern_15": "Use (min) - (max) Thai or English letters and spaces.",
  "reg_pattern_16": "Use (min) - (max) uppercase letters and spaces.",
  "reg_pattern_17": "Use (min) - (max) letters, digits and symbols.",
  "reg_pattern_18": "Use (min) - (max) characters with an uppercase letter, a lowercase letter, a digit and a symbol."
}
  responsible: {
  "lead": "Play with money you can lose, in time you can spare.",
  "operator": "What {{brand}} says",
  "helpline": "People who listen and know the way out. You need not give your name.",
  "net": {
    "title": "Your lifetime net deposits",
    "visitor": "What you ever paid in, less what you took out: what play has cost you. Log in to see yours.",
    "made": "Paid in {{deposits}}, taken out {{withdrawals}}.",
    "waiting": "Adding up your account …",
    "since": "Since {{day}}, when the account was opened.",
    "failed": "The figure could not be loaded."
  },
  "tools": {
    "title": "What helps you stay in charge",
    "clock": {
      "title": "Time in view",
      "text": "Every game shows the clock and how long you have been playing."
    },
    "limits": {
      "title": "A limit before you begin",
      "text": "Decide on an amount and a time, and stop at whichever comes first. Never play to win a loss back."
    },
    "ask": {
      "title": "A limit, a break, or an end",
      "text": "Customer service sets a limit with you, pauses your account, or excludes you from play.",
      "write": "Write to them"
    },
    "minors": {
      "title": "Nobody under {{age}}",
      "text": "Play is for persons aged {{age}} and over. Keep your password to yourself, and sign out on shared devices."
    }
  },
  "signs": {
    "title": "Signs to take seriously",
    "hint": "Tick what is true for you. Nothing is saved or sent.",
    "more": "I bet more than I planned, again and again",
    "winBack": "I try to win back what I lost",
    "hide": "I hide how much I play",
    "borrow": "I borrow money to play",
    "think": "I think of it when I should sleep or work",
    "neglect": "I let people or bills wait for it",
    "one": "One is reason enough to take a break and to talk to somebody.",
    "several": "Please stop for today, and call the helpline: they help many who ticked the same."
  },
  "market": {
    "title": "What holds here",
    "age": "Minimum age",
    "licence": "Licence",
    "authority": "Authority",
    "cockfight": "Cockfights (sabong)",
    "offered": "Offered",
    "notOffered": "Not offered"
  }
}
  rooms: {
  "kind": {
    "cards": {
      "title": "Card rooms",
      "lead": "Play against people, never against the house."
    },
    "bingo": {
      "title": "Bingo rooms",
      "lead": "One draw for everybody in the room. Most of what the cards cost goes into the pot."
    }
  },
  "sitAnywhere": "Sit me anywhere",
  "freeOnly": "Free seats only",
  "stake": "Stake",
  "cardPrice": "Card price",
  "card": "Card",
  "bring": "Bring",
  "pot": "Pot",
  "stakes": {
    "any": "All",
    "below": "Below {{amount}}",
    "between": "{{min}} to {{max}}",
    "from": "{{amount}} and up"
  },
  "summary_one": "{{rooms}} room · {{players}}",
  "summary_other": "{{rooms}} rooms · {{players}}",
  "playing_one": "{{figure}} playing",
  "playing_other": "{{figure}} playing",
  "seats_one": "{{taken}} of {{seats}} seat",
  "seats_other": "{{taken}} of {{seats}} seats",
  "sitDown": "Sit down",
  "sitDownAt": "Sit down at {{room}}",
  "enter": "Enter",
  "enterRoom": "Enter {{room}}",
  "full": "Full",
  "startsIn": "in {{time}}",
  "showAll_one": "Show {{figure}} room",
  "showAll_other": "Show all {{figure}} rooms",
  "showFewer": "Show fewer",
  "none": "No room is open now",
  "noneText": "Rooms open again in a while. The games below are there all the time.",
  "noneFit": "No room fits this choice",
  "noneFitText": "Seats get free all the time. Have a look at all rooms meanwhile.",
  "showEvery": "Show all rooms",
  "failed": "The rooms did not load"
}
  search: {
  "search": {
    "title": "Search",
    "hint": "Games, vendors, pages",
    "results": "Results",
    "section": {
      "games": "Games",
      "recent": "Recently played",
      "popular": "Popular games",
      "vendors": "Vendors",
      "places": "Go to"
    },
    "kind": {
      "page": "Page",
      "lobby": "Games",
      "account": "Account",
      "service": "Help",
      "setting": "Setting"
    },
    "page": {
      "promotions": "Promotions",
      "help": "Help centre",
      "notices": "Notices",
      "download": "Get the app",
      "points": "Points mall",
      "responsible": "Responsible gaming",
      "terms": "Terms and conditions",
      "feedback": "Feedback",
      "join": "Become an agent"
    },
    "play": "Play",
    "open": "Open",
    "move": "move",
    "choose": "choose",
    "wait": "Searching…",
    "count_one": "{{count}} result",
    "count_other": "{{count}} results",
    "all": "All games for “{{words}}”",
    "guessed": "Nothing is called “{{words}}”. This comes closest:",
    "none": "Nothing is called “{{words}}”. Try a shorter part of the name.",
    "failed": "Not all games could be searched just now.",
    "close": "close"
  }
}
  sections: {
  "footer": {
    "studios": "Studios",
    "about": "{{brand}} brings over {{games}} games from {{studios}} studios to one account. Quick cash-in, fair limits, and people who answer at any hour.",
    "help": "Help",
    "safe": "Play it safe",
    "safeText": "Set a limit that fits you, take a break, and never play with money you need.",
    "app": "Get the app",
    "appText": "The same games, the same balance, on your phone and your computer.",
    "licence": "{{notice}} Licence no. {{number}}, {{authority}}. Games are for persons {{age}} and above who have read the terms. © {{year}} {{brand}}.",
    "age": "{{age}} years and above",
    "safeLink": "Responsible gaming",
    "qr": "QR code",
    "codeOf": "QR code of {{app}}",
    "scan": "Scan it with your phone’s camera.",
    "appSteps": "How to install it",
    "appKind": {
      "ANDROID": "Android",
      "IOS": "iPhone",
      "H5": "Mobile web"
    },
    "client": "Client settings"
  },
  "steps": {
    "label": "How to begin",
    "one": "Create account",
    "oneText": "A username or your mobile number. One minute, walang hassle.",
    "two": "Deposit",
    "twoText": "E-wallet, QR Ph or your bank. It shows at once.",
    "three": "Start winning",
    "threeText": "Pick a game, set a limit you like, and play at your pace."
  },
  "about": {
    "title": "About {{brand}}",
    "text": "A client for licensed operators. Your balance, your records and your limits are always one tap away, and every figure on the screen says where it comes from.",
    "newTitle": "New here?",
    "newText": "Read how deposits, bonuses and withdrawals work before you play. It takes five minutes, and customer service answers at any hour.",
    "instructions": "Instructions",
    "terms": "Terms"
  },
  "live": {
    "title": "Live now",
    "note": "Real tables, real dealers"
  },
  "pager": {
    "pages": "Pages of notices",
    "page": "Page {{number}}",
    "previous": "Previous page",
    "next": "Next page"
  },
  "claims": {
    "title": "Why {{brand}}",
    "games": "Over {{games}} games",
    "gamesText": "From {{studios}} studios, in one account.",
    "daily": "Daily promotions",
    "dailyText": "Something new to join every day.",
    "service": "24/7 customer service",
    "serviceText": "People answer at any hour.",
    "security": "{{bits}}-bit encryption",
    "securityText": "For your data and your money.",
    "everywhere": "Web, H5 and app",
    "everywhereText": "The same balance on every screen."
  },
  "app": {
    "title": "{{brand}} on your phone",
    "text": "Scan with your camera, or get the app here.",
    "code": "{{brand}} on your phone: address of the app",
    "link": "Get the app"
  }
}
  sports: {
  "lead": {
    "sports": "Choose a sportsbook. It opens with your balance, and your bets stay in your record.",
    "esports": "Choose where to bet on the big titles and tournaments.",
    "cockfight": "Choose an arena and follow the fights live.",
    "lott": "Choose a lottery, then your numbers for the next draw.",
    "elott": "Quick electronic draws, all day long."
  },
  "open": "Open {{vendor}}",
  "hot": "Hot now",
  "none": "Nothing open here right now",
  "noneHelp": "The providers may be doing maintenance. Other games are waiting.",
  "failed": "The providers did not load"
}
  titles: {
  "title": {
    "home": "{{brand}}: slots, live casino, sports and fishing",
    "register": "Create your account · {{brand}}",
    "login": "Log in · {{brand}}",
    "games": "All games · {{brand}}",
    "slots": "Slots: jackpots and new reels · {{brand}}",
    "jili": "{{vendor}} slots · {{brand}}",
    "vendor": "{{vendor}} games · {{brand}}",
    "fish": "Fishing games · {{brand}}",
    "pvp": "Poker and card rooms · {{brand}}",
    "bingo": "Bingo rooms · {{brand}}",
    "live": "Live casino with real dealers · {{brand}}",
    "table": "Table games · {{brand}}",
    "sports": "Sports betting · {{brand}}",
    "fbsports": "FB Sports · {{brand}}",
    "esports": "Esports betting · {{brand}}",
    "cockfight": "Sabong online · {{brand}}",
    "lott": "Lotteries and their providers · {{brand}}",
    "elott": "E-lottery · {{brand}}",
    "lottery": "Lottery: draws and numbers · {{brand}}",
    "promotions": "Promotions and bonuses · {{brand}}",
    "promotion": "Promotion · {{brand}}",
    "download": "Get the app for Android and iPhone · {{brand}}",
    "join": "Become an agent · {{brand}}",
    "help": "Help centre · {{brand}}",
    "notices": "Notices · {{brand}}",
    "points": "Points mall · {{brand}}",
    "depositRank": "Top 20 deposits · {{brand}}",
    "betRank": "Top 20 bets · {{brand}}",
    "feedback": "Feedback · {{brand}}",
    "deposit": "Deposit · {{brand}}",
    "game": "Game · {{brand}}",
    "notFound": "Page not found · {{brand}}"
  },
  "description": {
    "home": "Slots, live casino, fishing, poker, sports and lottery in one account. New promotions every day, customer service day and night. For players aged {{age}} and above.",
    "register": "Open an account at {{brand}} with a username or a mobile number. It takes a minute; you must be at least {{age}}.",
    "login": "Log in to {{brand}} with your password or a code by SMS.",
    "games": "Every game at {{brand}} in one place: search by name, choose a studio, or see what others play right now.",
    "slots": "Online slots from dozens of studios at {{brand}}, with running jackpots, the latest wins, and bets from a few centavos.",
    "jili": "All slots by {{vendor}} in a lobby of their own at {{brand}}: the hot ones first, jackpots marked.",
    "vendor": "All games by {{vendor}} at {{brand}}, the most played first.",
    "fish": "Fishing games at {{brand}}: choose your cannon, share the sea with other players, and aim for the big ones.",
    "pvp": "Tongits, Pusoy and poker against real players at {{brand}}, in rooms for every stake.",
    "bingo": "Bingo online at {{brand}}: join a room, mark your cards, and call it first.",
    "live": "Baccarat, roulette, Sic Bo and color game with real dealers, streamed live at {{brand}} around the clock.",
    "table": "Live tables at {{brand}}: baccarat, blackjack, roulette and more, each with its limits in sight.",
    "sports": "Bet on basketball, football, boxing and more at {{brand}}, before the match and while it is played.",
    "fbsports": "The FB sportsbook at {{brand}}: odds before the match and live.",
    "esports": "Odds on the matches and tournaments of the big esports titles at {{brand}}.",
    "cockfight": "Licensed online sabong at {{brand}}: follow each fight live and bet before the gates open.",
    "lott": "All lottery providers at {{brand}}: choose one and place your numbers for the next draw.",
    "elott": "Keno, pick games and other quick electronic draws at {{brand}}.",
    "lottery": "Choose your numbers, see when the next draw is, and look up the latest results at {{brand}}.",
    "promotions": "What is on at {{brand}}: welcome and deposit bonuses, rebates, races and free spins, each with its terms.",
    "promotion": "What this promotion at {{brand}} gives, who can join, and the terms it comes with.",
    "download": "Put {{brand}} on your phone: scan the code or download it, and install it step by step on Android or iPhone.",
    "join": "Invite players to {{brand}} and earn on what they play: reports every day, and a person to talk to.",
    "help": "Answers about accounts, deposits, withdrawals, bonuses and responsible gaming at {{brand}}.",
    "notices": "What {{brand}} has to tell its players: maintenance, news and changes, the latest first.",
    "points": "Collect points while you play at {{brand}} and trade them for rewards in the points mall.",
    "depositRank": "The twenty players at {{brand}} who deposited most, with their prizes.",
    "betRank": "The twenty players at {{brand}} who bet most, with their prizes.",
    "feedback": "Tell {{brand}} what went wrong or what could be better. Every message is read.",
    "deposit": "Put money into your wallet at {{brand}}.",
    "game": "A game at {{brand}}.",
    "notFound": "There is no such page at {{brand}}."
  }
}
  warnings: {
  "dialog": {
    "closesIn_one": "Closes in {{count}} second",
    "closesIn_other": "Closes in {{count}} seconds"
  },
  "lost": {
    "newer": {
      "title": "The site has been updated",
      "text": "You're on the old version, and part of it is no longer available. Reload to get the new one. Send or copy anything you've typed first, as it won't be saved."
    },
    "same": {
      "title": "Part of the site didn't load",
      "text": "We tried several times. Reloading the page usually helps. Send or copy anything you've typed first, as it won't be saved."
    },
    "reload": "Reload",
    "stay": "Not now"
  },
  "newer": {
    "title": "A new version is available",
    "text": "Reload when you're ready. Send or copy anything you've typed first, as it won't be saved."
  },
  "offline": {
    "title": "You're offline",
    "text": "There's no internet connection. Your balance and open bets are safe. The site will continue as soon as you're back online."
  },
  "slow": {
    "title": "This is taking longer than usual",
    "body": "Your connection or our servers are slow. The page will finish loading by itself; you don't need to reload."
  },
  "in_please_information": "You need a real account to chat. Register, or log in with your own account, to talk to customer service.",
  "refusal": {
    "DOMAIN_INVALID": "This site address isn't valid, or we couldn't check it. Open the site at its usual address and try again."
  }
}
}
