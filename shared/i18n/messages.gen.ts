// Written by resources/scripts/messages.ts from the English texts; not to be edited.

/** The English texts as literal types, by namespace. */
export type Messages = {
  account: {
  "note": "Profile, password, contacts and devices.",
  "summary": "Profile",
  "since": "Member since {{month}}",
  "avatar": {
    "title": "Picture",
    "changed": "Your picture has been changed.",
    "own": "Your own picture",
    "sunset": "Sunset",
    "busy": "Changing your picture",
    "choose": "Use your own picture",
    "hint": "PNG or JPEG, up to {{size}} MB. We’ll crop it to a square.",
    "thisPicture": "This picture"
  },
  "profile": {
    "note": "Your real name is never shown to other players.",
    "failed": "Your profile didn’t load",
    "filled": "{{filled}} of {{total}} filled in",
    "add": "Add",
    "addField": "Add: {{field}}",
    "about": "About you",
    "contact": "Messengers",
    "optional": "Optional",
    "fixed": "Already set. Ask customer service to change it.",
    "choose": "Choose",
    "chooseCountry": "Choose a country",
    "noCountry": "No country matches",
    "seen": "How others see you",
    "seenNote": "On winner boards, others see only a shortened username.",
    "once": "You can set this only once.",
    "onceBody": "Check before you save: {{fields}}. Afterwards only customer service can change it.",
    "unsaved_one": "{{count}} unsaved change",
    "unsaved_other": "{{count}} unsaved changes",
    "upToDate": "All changes saved",
    "discard": "Discard",
    "save": "Save",
    "saving": "Saving your profile",
    "saved": "Your profile has been saved.",
    "field": {
      "nickname": "Nickname",
      "realName": "Real name",
      "birthday": "Birthday",
      "nationality": "Nationality",
      "address": "Address",
      "occupation": "Occupation",
      "incomeSource": "Source of income",
      "telegram": "Telegram",
      "zalo": "Zalo"
    },
    "hint": {
      "nickname": "2 to 20 letters or numbers",
      "realName": "As on your ID. Can be set only once.",
      "birthday": "You must be {{age}} or older. Can be set only once.",
      "once": "Can be set only once."
    },
    "fault": {
      "young": "You must be at least {{age}} years old to play.",
      "date": "Enter your date of birth.",
      "long": "Use at most {{most}} characters.",
      "nickname": "Use 2 to 20 letters or numbers, with single spaces, dots or hyphens between them.",
      "realName": "Enter your full name in letters, as on your ID.",
      "telegram": "Enter a Telegram username, for example @your_name.",
      "zalo": "Enter the full number, for example %mobile%.",
      "choice": "Choose one from the list."
    }
  },
  "contacts": {
    "note": "We send a code to check they’re yours.",
    "none": "Nothing added yet",
    "failed": "Your contacts didn’t load",
    "why": "Why add both?",
    "whyBody": "If you lose your phone, you can still reset your password by email, and the other way round.",
    "mobile": "Mobile number",
    "email": "Email",
    "missing": {
      "mobile": "Not added yet. You need it to reset your password by SMS.",
      "email": "Not added yet. You need it to reset your password by email."
    },
    "bind": "Add",
    "change": "Change",
    "bindNamed": {
      "mobile": "Add a mobile number",
      "email": "Add an email"
    },
    "changeNamed": {
      "mobile": "Change the mobile number",
      "email": "Change the email"
    },
    "newEmail": "New email",
    "newCode": {
      "mobile": "Code sent to the new number",
      "email": "Code sent to the new email"
    },
    "placeholder": {
      "mobile": "%mobile%",
      "email": "you@example.com",
      "code": "6 digits"
    },
    "proof": "Confirm it’s your account",
    "way": {
      "paymentPassword": "Payment password",
      "mobile": "Code to your number",
      "email": "Code to your email"
    },
    "boundCode": "Code sent to {{contact}}",
    "binding": "Saving",
    "submit": {
      "mobile": "Save this number",
      "email": "Save this email"
    },
    "cancel": "Cancel",
    "done": {
      "mobile": "Your mobile number has been saved.",
      "email": "Your email has been saved."
    },
    "fault": {
      "mobile": "Enter a valid mobile number, such as %mobile%.",
      "email": "Enter a valid email address, such as you@example.com."
    },
    "required": {
      "mobileNum": "Enter your new mobile number.",
      "email": "Enter your new email address.",
      "code": "Enter the code. Press “Send code” if you don’t have one.",
      "paymentPassword": "Enter your payment password.",
      "boundCode": "Enter the code we sent you."
    },
    "wait": "After a change of your number, withdrawals wait a day.",
    "noProof": "Can’t confirm it this way? Customer service makes the change once they’ve checked your identity."
  },
  "password": {
    "status": "Change the password you log in with",
    "old": "You need your current password.",
    "others": "All your other devices will be signed out.",
    "never": "We never ask for it by phone, chat or email.",
    "change": "Change password"
  },
  "identity": {
    "failed": "Your identity check didn’t load",
    "note": "The law requires us to know who is playing. You only do this once.",
    "state": {
      "none": "Not started",
      "review": "In review",
      "verified": "Verified",
      "rejected": "Not accepted"
    },
    "title": {
      "none": "Verify your identity",
      "review": "We’re checking your documents",
      "verified": "You’re verified",
      "rejected": "We couldn’t accept your documents"
    },
    "body": {
      "none": "You need one ID and a picture of yourself with it.",
      "review": "The result appears here. You can close this.",
      "verified": "There’s nothing more to do. You can deposit.",
      "rejected": "Send them again, or use another document."
    },
    "reason": {
      "unreadable": "A picture is too small to read. Take it again, closer and in daylight.",
      "samePicture": "The same picture was sent twice. Send one of each.",
      "used": "This document has already been used. Use another one, or contact customer service."
    },
    "details": "Fill in your real name and birthday first, as on the document.",
    "toProfile": "Complete profile",
    "start": {
      "none": "Start",
      "rejected": "Send documents again"
    },
    "before": "Needed before your first deposit",
    "sent": "{{name}}, sent {{time}}",
    "decided": "{{name}}, checked {{time}}",
    "which": "Which document?",
    "document": {
      "nationalId": "National ID",
      "driversLicence": "Driver’s licence",
      "passport": "Passport",
      "umid": "Social security card"
    },
    "about": {
      "nationalId": "Both sides",
      "driversLicence": "Not expired",
      "passport": "The photo page",
      "umid": "Both sides"
    },
    "number": "Document number",
    "numberHint": "For example {{example}}",
    "numberFault": {
      "required": "Enter the number on the document.",
      "form": "This number doesn’t match the document type. Check it, or choose another document."
    },
    "part": {
      "front": "Front",
      "back": "Back",
      "selfie": "You with the document"
    },
    "pictureBusy": "Wait until the picture is uploaded, or remove it.",
    "pictureMissing": "Add this picture.",
    "send": "Send documents",
    "sending": "Sending your documents",
    "tips": "Photo tips",
    "tip": {
      "corners": "All four corners are in the picture, without glare.",
      "sharp": "Every letter can be read.",
      "private": "Your pictures are used only for this check."
    }
  },
  "devices": {
    "note": "Where you’re logged in, and every login attempt.",
    "now": "Logged in now",
    "failed": "Your devices didn’t load",
    "this": "This device",
    "nowhere": "Unknown location",
    "since": "Since {{time}}",
    "signOut": "Sign out",
    "signOutNamed": "Sign out {{name}}",
    "signOutOthers": "Sign out other devices",
    "signingOut": "Signing out",
    "signedOut": "That device has been signed out.",
    "signedOutAll_one": "{{count}} other device has been signed out.",
    "signedOutAll_other": "{{count}} other devices have been signed out.",
    "notSignedOut": "The device wasn’t signed out",
    "named": "{{browser}} on {{system}}",
    "kind": {
      "computer": "Computer",
      "phone": "Phone",
      "tablet": "Tablet"
    },
    "count_one": "{{count}} logged in: {{names}}",
    "count_other": "{{count}} logged in: {{names}}",
    "history": "Login history",
    "historyFailed": "The login history didn’t load",
    "none": "No logins on these dates",
    "noneHint": "Each login and failed attempt appears here.",
    "column": {
      "time": "Time",
      "device": "Device",
      "place": "Location",
      "method": "Method",
      "outcome": "Result"
    },
    "method": {
      "password": "Password",
      "sms": "SMS code",
      "register": "Registration",
      "reset": "Password reset",
      "proof": "Extra check",
      "other": "Other"
    },
    "outcome": {
      "in": "Logged in",
      "wrong": "Wrong password or code",
      "unproved": "Blocked: new location"
    }
  }
}
  agent: {
  "title": "Agent centre",
  "group": {
    "team": "Team",
    "records": "Records",
    "income": "Income"
  },
  "page": {
    "agentTeamOverview": "Team overview",
    "registerCentre": "Register centre",
    "announcements": "Announcements",
    "downline": "Downline",
    "dailySalary": "Daily salary",
    "hourlySalary": "Hourly salary",
    "realtimeSalary": "Real-time salary",
    "myIncome": "My income",
    "dividendRecord": "Dividend record",
    "teamBetting": "Team betting",
    "userLoss": "User loss",
    "accountDetails": "Account details",
    "contracts": "Contracts"
  },
  "own_one": "Rebate {{rate}}% · team of {{members}}",
  "own_other": "Rebate {{rate}}% · team of {{members}}"
}
  agentContracts: {
  "note": "Your share of net profit from your upline, and what you share with your downlines.",
  "failed": "Your contracts didn’t load",
  "new": "New contract",
  "operator": "The operator",
  "waiting_one": "{{count}} waiting for your answer",
  "waiting_other": "{{count}} waiting for your answer",
  "period": {
    "daily": "Daily",
    "weekly": "Weekly",
    "semimonthly": "Twice a month",
    "monthly": "Monthly"
  },
  "term": {
    "rate": "Rate",
    "period": "Settled",
    "activeMembers": "Active members",
    "validBet": "Valid bet",
    "netProfit": "Net profit"
  },
  "terms": {
    "term": "Term",
    "now": "Now",
    "new": "New",
    "better": "better for the agent",
    "worse": "worse for the agent"
  },
  "least": "{{least}} or more",
  "reached": "Reached: {{now}} now",
  "notReached": "{{now}} now",
  "accept": "Accept",
  "reject": "Reject",
  "acceptOne": "Accept and end {{account}}’s",
  "acceptMany_one": "Accept and end {{count}} contract",
  "acceptMany_other": "Accept and end {{count}} contracts",
  "takeBack": "Take back",
  "takenBack": "Taken back. Nothing changes.",
  "offer": {
    "ask_one": "End {{count}} contract?",
    "ask_other": "End {{count}} contracts?",
    "consequence_one": "Your rate is {{rate}} from {{day}}. {{count}} contract below you ends that day, and its agent is informed at once. This can’t be undone.",
    "consequence_other": "Your rate is {{rate}} from {{day}}. {{count}} contracts below you end that day, and their agents are informed at once. This can’t be undone.",
    "keep": "Not now",
    "title": "New contract from {{upline}}",
    "waiting": "Waiting for you",
    "dates": "From {{day}} if you accept now. Answer by {{until}}.",
    "accepted": "Accepted. {{rate}} applies from {{day}}.",
    "rejected": "Rejected. Your contract stays as it is."
  },
  "ends": {
    "all": "Ending on {{day}}: {{names}}.",
    "more_one": "Ending from {{day}}: {{names}} and {{count}} more.",
    "more_other": "Ending from {{day}}: {{names}} and {{count}} more.",
    "told": "Everyone affected gets a message and can be offered a new one.",
    "show_one": "Show all {{count}}",
    "show_other": "Show all {{count}}",
    "accepting_one": "Accepting ends {{count}} downline contract.",
    "accepting_other": "Accepting ends {{count}} downline contracts.",
    "ending_one": "{{count}} contract below ends with it.",
    "ending_other": "{{count}} contracts below end with it.",
    "offering_one": "If {{name}} accepts, {{count}} contract below ends.",
    "offering_other": "If {{name}} accepts, {{count}} contracts below end."
  },
  "own": {
    "title": "Your contract",
    "period": "This period: {{from}} until now",
    "with": "With",
    "since": "Since",
    "ends": "Ends",
    "none": "You have no contract with {{name}}, so there is no dividend. You can ask for one.",
    "notYet": "Your contract with {{name}} hasn’t started yet.",
    "next": "A new contract of {{rate}} is agreed. It starts on {{day}}.",
    "requested": "You asked {{name}} for {{rate}}. If they don’t answer, it expires on {{until}}.",
    "endAsked": "You asked {{name}} to end this contract. It stays in force until they agree.",
    "askTerms": "Ask for new terms",
    "askFirst": "Ask for a contract",
    "askEnd": "Ask to end"
  },
  "reason": {
    "replaced": "replaced by a new one",
    "terminated": "ended by the upline",
    "agreed": "ended on request",
    "lowerRate": "lower rate above"
  },
  "refused": {
    "rate": "up to one point more at a time",
    "conditions": "conditions can’t be lowered"
  },
  "end": {
    "keep": "Keep it",
    "terminate": {
      "title": "Terminate the contract with {{account}}?",
      "body": "The {{rate}} contract ends with its current period, on {{day}}. {{account}} gets a message.",
      "confirm": "Terminate",
      "done": "The contract with {{account}} ends on {{day}}."
    },
    "agreeEnd": {
      "title": "Agree to end the contract with {{account}}?",
      "body": "{{account}} asked for it. The {{rate}} contract ends with its current period, on {{day}}.",
      "confirm": "Agree",
      "done": "The contract with {{account}} ends on {{day}}."
    },
    "askEnd": {
      "title": "Ask {{name}} to end your contract?",
      "body": "If they agreed now, your {{rate}} contract would end with its current period, on {{day}}.",
      "confirm": "Ask to end",
      "done": "Your request was sent to {{name}}."
    },
    "refused": "The contract with {{account}} stays in force."
  },
  "request": {
    "title": "{{account}} asks for {{rate}}",
    "from": "From {{day}} if you accept now.",
    "accepted": "Accepted. {{account}} gets a message.",
    "rejected": "Rejected. {{account}} gets a message."
  },
  "downlines": {
    "title": "With downlines",
    "search": "Search agents",
    "find": "Search",
    "state": "Status",
    "anyState": "Any status",
    "account": "Account",
    "active": "Active",
    "action": "Action",
    "failed": "The contracts with downlines didn’t load",
    "none": "No agents directly below you",
    "noneHint": "Agents who join directly below you appear here. Invite them in the register centre.",
    "noneFits": "No matching agents",
    "noneFitsHint": "Try a shorter search, or clear the status.",
    "totals": "{{total}} agents, {{inForce}} with a contract, {{waiting}} waiting for you. Figures cover each contract’s current period so far.",
    "line": "{{active}} active, valid bet {{validBet}}"
  },
  "state": {
    "requested": "Asks for new terms",
    "asksToEnd": "Asks to end",
    "inForce": "In force",
    "none": "No contract",
    "offered": "Waiting for {{account}}",
    "toCome": "New from {{day}}",
    "ending": "Ends {{day}}",
    "wouldEnd": "Would end"
  },
  "filter": {
    "requested": "Asks for new terms",
    "asksToEnd": "Asks to end",
    "inForce": "In force",
    "none": "No contract",
    "offered": "Offered",
    "toCome": "New one agreed",
    "ending": "Ending"
  },
  "action": {
    "answer": "Answer",
    "agree": "Agree",
    "refuse": "Refuse",
    "withdraw": "Take back offer",
    "terminate": "Terminate",
    "offer": "New offer",
    "answerOf": "Answer the request of {{account}}",
    "agreeOf": "Agree to end the contract with {{account}}",
    "refuseOf": "Refuse to end the contract with {{account}}",
    "withdrawOf": "Take back offer to {{account}}",
    "terminateOf": "Terminate the contract with {{account}}",
    "offerOf": "New offer to {{account}}"
  },
  "history": {
    "title": "All contracts",
    "proposed": "Proposed",
    "with": "With",
    "all": "Upline and downlines",
    "side": {
      "upline": "With the upline",
      "downlines": "With downlines"
    },
    "failed": "The list of contracts didn’t load",
    "none": "No contracts yet",
    "state": {
      "offered": "Offered",
      "requested": "Requested",
      "agreed": "Agreed",
      "rejected": "Rejected",
      "withdrawn": "Taken back",
      "expired": "Expired",
      "ended": "Ended or ending"
    }
  },
  "form": {
    "back": "All contracts",
    "who": "Who",
    "whoLabel": "Agent directly below you",
    "whoHint": "Type part of the name",
    "noMatch": "No agent with this name",
    "whoFacts": "Team of {{team}}, valid bet {{amount}} this period",
    "has": "{{rate}} now",
    "hasUntil": "{{rate}} until {{day}}",
    "hasNone": "No contract",
    "period": "Period",
    "starts": "Starts on {{day}} if it is accepted now.",
    "yours": "Yours",
    "for": "For {{name}}",
    "them": "them",
    "bounds": "From {{lowest}} to {{highest}}",
    "askedBounds": "A share of your team’s net profit",
    "keep": "You keep",
    "conditions": "Conditions",
    "conditionsHint": "What the team must reach in each period. A loss never pays a dividend.",
    "lastMonth": "Last month: {{figure}}",
    "soFar": "This period so far: {{figure}}",
    "least": "{{term}}, minimum",
    "to": "To",
    "from": "{{period}}, from {{day}}",
    "busy": "Sending",
    "offer": {
      "title": "New contract",
      "note": "An offer to one of your downlines. It takes effect once they accept.",
      "done": "Offered {{rate}} to {{name}}.",
      "summary": "The offer",
      "send": "Send offer",
      "hint": "They have seven days to answer. Until then you can take the offer back.",
      "until": "{{name}} has until {{until}} to answer. Until then you can take the offer back.",
      "unknown": "We couldn’t check which contracts this would end."
    },
    "request": {
      "title": "Ask for new terms",
      "note": "A request to {{name}}. Your contract stays as it is until they accept.",
      "done": "Asked {{name}} for {{rate}}.",
      "summary": "The request",
      "send": "Send request",
      "hint": "You can take it back until it’s answered."
    },
    "pending": "A proposal between you and {{account}} is waiting for an answer. You can send another once it’s answered or taken back.",
    "toCome": "A new contract with {{account}} starts on {{day}}. You can offer another from then on."
  },
  "fault": {
    "to": "Choose an agent.",
    "invalid": "Enter a percentage with at most two decimals, such as 4.5.",
    "outside": "Enter a rate from {{lowest}} to {{highest}}.",
    "none": "You have no contract then, so you can’t offer a rate.",
    "members": "Enter a whole number from 0 to {{most}}.",
    "amount": "Enter an amount from 0 to {{most}} with at most two decimals."
  },
  "theOperator": "the operator",
  "noLeast": "No minimum"
}
  agentDividends: {
  "note": {
    "operator": "{{rate}} of your team’s net profit {{every}}, under your contract with the operator.",
    "upline": "{{rate}} of your team’s net profit {{every}}, under your contract with your upline."
  },
  "every": {
    "daily": "per day",
    "weekly": "per week",
    "semimonthly": "per half month",
    "monthly": "per month"
  },
  "failed": "Your dividends didn’t load",
  "noContract": {
    "title": "No active contract",
    "hint": "Dividends count again once a contract with your upline starts."
  },
  "state": {
    "ready": "Ready",
    "requested": "Requested",
    "checked": "Checked",
    "paid": "Paid",
    "rejected": "Rejected",
    "none": "None",
    "lapsed": "Expired"
  },
  "open": {
    "title": "Open dividends",
    "share": "{{rate}} of a net profit of {{amount}}.",
    "until": "Request it by {{day}}, or it expires.",
    "again": "Rejected: {{reason}}",
    "request": "Request {{amount}}",
    "requestOf": "Request {{amount}} for {{period}}",
    "requesting": "Requesting",
    "done": "Requested: {{amount}} for {{period}}.",
    "hint": {
      "operator": "The operator checks a request within an hour, and pays it a day after you send it.",
      "upline": "Your upline pays it. You’ll get a message once they decide."
    },
    "nothing": {
      "title": "Nothing to request now",
      "hint": "A dividend can be requested once its period is over."
    }
  },
  "running": {
    "title": "{{period}}, so far",
    "left_one": "{{count}} day left",
    "left_other": "{{count}} days left",
    "share": "{{rate}} of {{amount}}. It changes with every bet until {{day}}.",
    "conditions": "Conditions of the contract",
    "activeMembers": "Active members",
    "validBet": "Valid bet",
    "netProfit": "Net profit",
    "of": "{{reached}} of {{needed}}",
    "above": "{{reached}}, must be above {{needed}}",
    "met": "All three conditions are met.",
    "unmet": "Unless all three are met when it ends, there is no dividend for this period."
  },
  "requests": {
    "title": "Requests from your downlines",
    "sum": "{{number}} waiting, {{amount}} in total",
    "none": "No downline is waiting for a dividend.",
    "line": "{{period}} · {{rate}} of {{amount}}, requested {{day}}",
    "pages": "Pages of requests"
  },
  "pay": {
    "button": "Pay",
    "of": "Pay {{account}} {{amount}} for {{period}}",
    "ask": "Pay {{account}} {{amount}}?",
    "body": "Dividend for {{period}}. It leaves your main wallet at once. You have {{free}} available.",
    "keep": "Not now",
    "confirm": "Pay {{amount}}",
    "done": "You paid {{account}} {{amount}}. Number: {{reference}}",
    "lost": "The payment didn’t reach us, so nothing was paid. Try again.",
    "expired": "We can no longer trace this payment. Check your account record.",
    "unsure": "The connection dropped. We’re checking whether your payment went through. It won’t be paid twice."
  },
  "reject": {
    "button": "Reject",
    "of": "Reject {{account}}’s request for {{period}}",
    "title": "Reject {{account}}’s request",
    "about": "{{amount}} for {{period}}. It can be requested again until {{day}}.",
    "reason": "Reason",
    "hint": "Your downline will see it. Up to {{limit}} characters.",
    "empty": "Enter a reason, so your downline knows what to fix.",
    "long": "Keep the reason within {{limit}} characters.",
    "submit": "Reject the request",
    "busy": "Rejecting",
    "done": "{{account}}’s request is rejected."
  },
  "record": {
    "title": "Record",
    "failed": "The record didn’t load",
    "none": "No period ended on these dates",
    "noneHint": "Each period of your contract appears here once it is over.",
    "longer": "Show 12 months",
    "noneFits": "No dividends with this status",
    "all": "All {{total}}",
    "paidOf": "Paid: {{amount}}",
    "anyState": "All statuses"
  },
  "column": {
    "period": "Period",
    "from": "First day",
    "to": "Last day",
    "rate": "Rate",
    "active": "Active",
    "amount": "Dividend",
    "state": "Status",
    "note": "Note"
  },
  "why": {
    "activeMembers": "too few active members",
    "validBet": "too few valid bets",
    "netProfit": "net profit too low",
    "loss": "the team made a loss",
    "tiny": "less than a cent"
  },
  "detail": {
    "ready": "until {{day}}",
    "lapsed": "not requested by {{day}}"
  }
}
  agentDownline: {
  "note": "Everyone below you, directly or through others.",
  "failed": "The downline didn’t load",
  "list": "Downline",
  "count": "Accounts",
  "search": "Search accounts",
  "find": "Search",
  "scope": {
    "label": "Which levels",
    "direct": "Direct",
    "all": "All levels"
  },
  "kind": {
    "label": "Type",
    "any": "Agents and members",
    "agents": "Agents",
    "members": "Members"
  },
  "state": {
    "label": "Status",
    "any": "Any status",
    "active": "Active",
    "idle": "Idle for 30 days",
    "new": "New, no bet yet"
  },
  "level": {
    "label": "Level",
    "any": "Any level",
    "one": "Level {{level}}"
  },
  "funds": {
    "label": "Balance",
    "any": "Any balance",
    "none": "No balance",
    "from": "{{amount}} or more"
  },
  "sort": {
    "label": "Sort",
    "descending": "Largest first",
    "ascending": "Smallest first",
    "by": {
      "account": "Account",
      "joined": "Joined",
      "team": "Team",
      "balance": "Balance",
      "validBet": "Valid bet",
      "profit": "Team profit",
      "rate": "Rate",
      "level": "Level"
    }
  },
  "agent": "Agent",
  "member": "Member",
  "totals": "All {{total}}",
  "totalsHint": "For agents, rows show the whole line. The total counts each account once.",
  "none": {
    "title": "Nobody here yet",
    "hint": "Members who register with your affiliate code appear here at once."
  },
  "noneFits": {
    "title": "No account matches",
    "hint": "Clear the filters to see everyone."
  },
  "open": "Details of {{account}}",
  "detail": {
    "failed": "The details didn’t load",
    "joined": "joined {{day}}",
    "team": "Show the team",
    "activeMembers": "{{number}} active",
    "byDay": "Valid bet by day",
    "lastLogin": "Last login",
    "never": "never",
    "upline": "Upline",
    "you": "you",
    "through": "Registered via",
    "mobile": "Mobile number",
    "bound": "linked",
    "unbound": "not linked",
    "transfer": "Transfer"
  },
  "rate": {
    "title": "Rebate rate",
    "now": "now {{rate}}",
    "since": "now {{rate}}, since {{day}}",
    "next": "{{rate}} from {{day}}, 00:00",
    "field": "New rate in percent",
    "bounds": "From {{lowest}} to {{highest}} (yours).",
    "boundsLine": "From {{lowest}} ({{account}}’s, in this line) to {{highest}} (yours).",
    "invalid": "Enter a percentage with at most two decimals, such as 0.85.",
    "outside": "Enter a rate from {{lowest}} to {{highest}}.",
    "effect": "From {{day}}, 00:00. {{account}} gets a message now. You keep {{kept}} of the team’s bets.",
    "set": "Set rate to {{rate}}",
    "discard": "Discard",
    "done": "{{account}} gets {{rate}} from {{day}}, 00:00.",
    "fixed": "Only the direct upline can change this rate."
  },
  "message": {
    "one": "Message",
    "all_one": "Message to {{number}}",
    "all_other": "Message to all {{number}}",
    "titleOne": "Message to {{account}}",
    "titleAll_one": "Message to {{number}} account",
    "titleAll_other": "Message to {{number}} accounts",
    "who": "It goes to everyone your filters match now.",
    "text": "Your message",
    "hint": "Plain text, up to {{limit}} characters. They’ll see it’s from you.",
    "empty": "Write a message.",
    "long": "Your message can have up to {{limit}} characters.",
    "send_one": "Send to {{number}}",
    "send_other": "Send to {{number}}",
    "sending": "Sending the message",
    "done_one": "Message sent to {{number}} account.",
    "done_other": "Message sent to {{number}} accounts."
  },
  "about": "{{type}}, team of {{team}}, balance {{balance}}",
  "aboutMember": "{{type}}, balance {{balance}}"
}
  agentIncome: {
  "note": "Each day’s rebate is paid into your main wallet at midnight, {{zone}}.",
  "failed": "Your income didn’t load",
  "part": {
    "rebate": "Team rebate",
    "dailySalary": "Daily salary",
    "hourlySalary": "Hourly salary",
    "realtimeSalary": "Real-time salary",
    "dividends": "Dividends",
    "dividendsPaid": "Paid to downlines"
  },
  "income": "Income",
  "pending": {
    "name": "Not paid yet",
    "note": "today’s rebate so far, paid at midnight"
  },
  "changes": "Compared with the same number of days before.",
  "chart": "Income by day",
  "days": {
    "title": "Day by day",
    "day": "Day",
    "validBet": "Team valid bet",
    "state": "Status",
    "all": "All days",
    "open": "Breakdown of {{day}}",
    "soFar": "{{amount}} rebate so far"
  },
  "state": {
    "counting": "Counting",
    "paid": "Paid",
    "walletFull": "Wallet full",
    "none": "None"
  },
  "day": {
    "rebate": "Rebate, line by line",
    "own": "Your own bets",
    "validBet": "Valid bet",
    "kept": "{{own}} − {{line}} = {{kept}}",
    "amount": "Rebate",
    "paid": "Paid {{time}}, number {{reference}}",
    "counting": "The day isn’t over yet. It’s paid at midnight.",
    "walletFull": "Your wallet is full. We’ll pay this once there’s room.",
    "noRebate": "No rebate for this day.",
    "rest": "Salaries and dividends",
    "noRest": "None for this day.",
    "payments_one": "{{number}} payment",
    "payments_other": "{{number}} payments",
    "failed": "This part didn’t load",
    "linePages": "Pages of lines",
    "restPages": "Pages of payments"
  },
  "lately": "Income, last 14 days"
}
  agentNews: {
  "note_one": "{{count}} unread. Only agents see these.",
  "note_other": "{{count}} unread. Only agents see these.",
  "readAll": "Mark all as read",
  "list": "Announcements",
  "filter": {
    "label": "Which announcements",
    "all": "All",
    "unread": "Unread"
  },
  "topic": {
    "income": "Income",
    "team": "Team",
    "money": "Money",
    "games": "Games"
  },
  "pinned": "Pinned",
  "isUnread": "Unread:",
  "choose": "Choose an announcement to read it.",
  "none": "You’ve read everything",
  "back": "Back to the list",
  "failed": "The announcements didn’t load",
  "unread_one": "{{count}} unread announcement",
  "unread_other": "{{count}} unread announcements"
}
  agentRecords: {
  "search": "Account name",
  "find": "Search",
  "direct": "Direct",
  "under": "under {{account}}",
  "inDownline": "Find in Downline",
  "line": "Line",
  "you": "You",
  "detailFailed": "The details didn’t load",
  "column": {
    "account": "Account",
    "member": "Member",
    "upline": "Upline",
    "time": "Time",
    "game": "Game",
    "type": "Game type",
    "vendor": "Provider",
    "bets": "Bets",
    "bet": "Bet",
    "validBet": "Valid bet",
    "payout": "Payout",
    "result": "Player’s result",
    "members": "Members",
    "deposits": "Deposits",
    "withdrawals": "Withdrawals",
    "costs": "Rebates, bonuses, fees",
    "net": "Net profit",
    "kind": "Type",
    "order": "Order",
    "amount": "Amount",
    "balance": "Balance after",
    "day": "Day"
  },
  "betting": {
    "note": "Every settled bet of your team, direct and indirect.",
    "players": "Players",
    "of": "of {{number}}",
    "bet": "Bet amount",
    "counts": "{{percent}} counts",
    "net": "Players’ result",
    "favour": "in your favour",
    "against": "against you",
    "types": "Valid bet by game type",
    "share": "Share",
    "allTypes": "All types",
    "allVendors": "All providers",
    "group": "Show",
    "by": {
      "bets": "Bets",
      "bettors": "By member",
      "games": "By game"
    },
    "list": "Bets of the team",
    "members": "Members who bet",
    "games": "Games played",
    "open": "{{account}}: {{game}}, {{time}}",
    "openMember": "Bets of {{account}}",
    "none": "No bets on these dates",
    "noneHint": "Your team’s bets appear here as soon as they’re settled.",
    "noneFits": "No bets match these filters",
    "noneFitsHint": "Clear the filters to see all bets on these dates.",
    "failed": "The team’s bets didn’t load",
    "figuresFailed": "The team’s figures didn’t load",
    "tooLong": "Single bets are listed for up to {{days}} days at a time",
    "long": "Show the last 31 days",
    "byMember": "Show these dates by member",
    "sort": "Sort",
    "ascending": "Smallest first",
    "descending": "Largest first",
    "voided": "Voided",
    "voidedHint": "This bet had counted when it was settled. Its provider voided it later, so it is taken back on that day.",
    "detail": {
      "title": "Bet",
      "number": "Bet number",
      "round": "Round",
      "placed": "Placed",
      "decided": "Settled"
    }
  },
  "loss": {
    "title": "Statement",
    "bets": "Valid bets",
    "payouts": "Payouts",
    "profit": "Team profit",
    "rebates": "Rebates",
    "bonuses": "Bonuses",
    "fees": "Payment fees",
    "net": "Net profit",
    "hint": "What your members lost is your team’s profit. Dividends are a share of the net profit.",
    "byDay": "Net profit by day",
    "byLine": "By line",
    "own": "{{account}}, own play",
    "open": "Statement of {{account}}",
    "rounding": "Each line is rounded down to the cent, so together they can differ from the statement by a few cents.",
    "none": "No lines here",
    "noneHint": "Members who register with your affiliate code appear here at once.",
    "noneFits": "No line has this name",
    "failed": "The statement didn’t load",
    "linesFailed": "The lines didn’t load"
  },
  "moves": {
    "note": "Money in and out of your downlines’ accounts.",
    "kind": "Type",
    "allKinds": "All types",
    "group": {
      "deposits": "Deposits",
      "withdrawals": "Withdrawals",
      "transfers": "Transfers",
      "bonuses": "Bonuses",
      "rebates": "Rebates"
    },
    "extras": "Bonus and rebate",
    "net": "Net deposits",
    "indirect": "Include indirect members",
    "list": "Orders of the team",
    "open": "{{account}}: {{kind}}, {{time}}",
    "none": "No money moved on these dates",
    "noneHint": "Deposits, withdrawals, transfers and bonuses appear here at once.",
    "noneFits": "No orders match these filters",
    "noneFitsHint": "Clear the filters to see all orders on these dates.",
    "failed": "The orders didn’t load",
    "detail": "Order",
    "about": "About",
    "orders_one": "{{number}} order",
    "orders_other": "{{number}} orders"
  }
}
  agentRegister: {
  "note": "Send a link, or create accounts yourself.",
  "failed": "The register centre didn’t load",
  "kind": {
    "member": "Member",
    "agent": "Agent"
  },
  "link": {
    "title": "Invitation link",
    "qr": "QR code of the link",
    "opens": "Account type",
    "rate": "Rate",
    "ends": "Expires",
    "never": "never",
    "uses": "Uses",
    "usesOf": "{{used}} of {{most}}",
    "new": "New link",
    "copy": "Copy link",
    "copyOf": "Copy the link {{name}}",
    "copied": "Link copied.",
    "copyFailed": "The browser didn’t allow copying. Select the text and copy it.",
    "share": "Share",
    "invitation": "Join me on {{site}}",
    "save": "Save QR",
    "saveFailed": "The QR code couldn’t be saved.",
    "none": "You have no active link",
    "noneHint": "Anyone who registers through your link joins your team."
  },
  "make": {
    "title": "New invitation link",
    "name": "Name",
    "nameHint": "Only you see it, for example “Facebook page”.",
    "nameLong": "Use up to {{most}} characters.",
    "optional": "Optional",
    "days": "Expires",
    "after_one": "After {{count}} day",
    "after_other": "After {{count}} days",
    "never": "Never",
    "uses": "Account limit",
    "usesHint": "Leave it empty for no limit.",
    "usesInvalid": "Enter a whole number from 1 to {{most}}.",
    "submit": "Create link",
    "busy": "Creating the link",
    "done": "The link {{code}} is ready."
  },
  "rate": {
    "label": "Rebate rate",
    "hint": "0% to {{highest}} (yours).",
    "invalid": "Enter a percentage with at most two decimals, such as 0.85.",
    "outside": "Enter a rate from 0% to {{highest}}."
  },
  "account": {
    "title": "Create account",
    "name": "Account name",
    "nameMissing": "Enter an account name.",
    "password": "First password",
    "passwordHint": "It must be changed at the first login.",
    "passwordMissing": "Enter a first password.",
    "show": "Show password",
    "hide": "Hide password",
    "kind": "Type",
    "submit": "Create account",
    "busy": "Creating the account",
    "done": "{{account}} is ready",
    "next": "Give these details to the owner. The password is shown only once and must be changed at the first login.",
    "copy": "Copy both",
    "copied": "Account name and password copied.",
    "another": "Create another",
    "left_one": "{{count}} more today.",
    "left_other": "{{count}} more today."
  },
  "links": {
    "title": "Links",
    "failed": "The links didn’t load",
    "name": "Name",
    "code": "Code",
    "visits": "Visits",
    "registered": "Registered",
    "state": "Status",
    "action": "Action"
  },
  "state": {
    "active": "Active",
    "off": "Off",
    "ended": "Ended",
    "usedUp": "Used up"
  },
  "switch": {
    "off": "Switch off",
    "on": "Switch on",
    "offOf": "Switch off the link {{name}}",
    "onOf": "Switch on the link {{name}}",
    "ask": "Switch off {{name}}?",
    "askBody": "Nobody can register through it until you switch it on again. Accounts that came through it stay.",
    "keep": "Keep it on",
    "done": {
      "off": "{{name}} is off.",
      "on": "{{name}} is on."
    }
  }
}
  agentSalary: {
  "note": {
    "daily": "For each day your team reaches a step. Paid at midnight.",
    "hourly": "For each hour your team reaches a step. Paid on the hour.",
    "realtime": "A share of valid bets, paid every 5 minutes straight into your wallet."
  },
  "failed": {
    "daily": "Your daily salary didn’t load",
    "hourly": "Your hourly salary didn’t load",
    "realtime": "Your real-time salary didn’t load",
    "record": "The record didn’t load"
  },
  "tabs": {
    "label": "Salaries",
    "daily": "Daily",
    "hourly": "Hourly",
    "realtime": "Real-time",
    "next": "Real-time: next at {{time}}"
  },
  "waiting": "Your wallet is full, so your salary is on hold. We’ll pay it once there’s room.",
  "now": {
    "daily": "Today, {{day}}",
    "hourly": "This hour, {{period}}"
  },
  "state": {
    "counting": "Counting",
    "later": "Counts from {{time}}",
    "paid": "Paid",
    "none": "No pay"
  },
  "goal": {
    "label": "To the next step",
    "validBet": "{{reached}} of {{goal}}",
    "members": "{{reached}} of {{goal}} members",
    "left": "{{left}} left",
    "more_one": "{{number}} more member",
    "more_other": "{{number}} more members"
  },
  "ahead": {
    "daily": {
      "validBet": "{{bet}} more in valid bets before midnight, and today pays {{pay}}. You already have the {{members}} active members you need.",
      "members": "{{more}} who bet before midnight, and today pays {{pay}}. You’ve already reached the valid bet.",
      "both": "{{bet}} more in valid bets and {{more}} before midnight, and today pays {{pay}}."
    },
    "hourly": {
      "validBet": "{{bet}} more before {{time}}, and this hour pays {{pay}}. You already have the {{members}} members you need.",
      "members": "{{more}} who bet before {{time}}, and this hour pays {{pay}}. You’ve already reached the valid bet.",
      "both": "{{bet}} more and {{more}} before {{time}}, and this hour pays {{pay}}."
    },
    "top": "Your team has reached the top step."
  },
  "before": {
    "daily": "Yesterday",
    "hourly": "Last hour"
  },
  "paidAt": "{{amount}}, paid {{time}}",
  "unsettled": "not settled",
  "sum": {
    "today": "Today",
    "month": "This month",
    "fortnight": "Last 14 days",
    "best": "Best day",
    "settlements_one": "{{number}} settlement",
    "settlements_other": "{{number}} settlements"
  },
  "steps": {
    "title": "Steps",
    "until": "contract until {{day}}",
    "validBet": {
      "daily": "{{bet}} valid bet",
      "hourly": "{{bet}} in the hour"
    },
    "members": {
      "daily": "{{number}} active members",
      "hourly": "{{number}} members who bet"
    },
    "now": "Now"
  },
  "chart": {
    "daily": "Salary by day",
    "hourly": "Valid bet by hour, today",
    "realtime": "The last hour"
  },
  "record": {
    "daily": "Day by day",
    "hourly": "Hour by hour",
    "realtime": "Settlements"
  },
  "column": {
    "day": "Day",
    "hour": "Hour",
    "slot": "Settled",
    "active": "Active members",
    "players": "Members who bet",
    "validBet": "Valid bet",
    "step": "Step",
    "salary": "Salary",
    "rate": "Rate",
    "order": "Order",
    "state": "Status",
    "reason": "Why nothing is paid"
  },
  "until": "until {{time}}",
  "lacks": {
    "validBet": "valid bet too low",
    "members": "too few members",
    "both": "valid bet and members too low"
  },
  "none": {
    "title": "Nothing was settled on these dates",
    "daily": "Days appear here when they are over.",
    "hourly": "Hours appear here when they are over.",
    "realtime": "Every 5 minutes with {{least}} or more in valid bets pay."
  },
  "slots": "Paid: {{paid}} of {{all}} settlements. The others stayed below the minimum valid bet.",
  "next": "Next settlement, {{time}}",
  "running": {
    "title": "In these 5 minutes",
    "soFar": "valid bet, about {{amount}} so far",
    "low": "valid bet; pays from {{least}}"
  },
  "least": "Minimum valid bet",
  "inSlot": "in the 5 minutes",
  "open": "Settlement of {{period}}",
  "detail": {
    "reached": "Your team bet {{bet}}, and {{members}} members played. That reaches step {{step}} ({{goal}} and {{goalMembers}} members), which pays {{pay}}.",
    "missed": "Your team bet {{bet}}, and {{members}} members played. The first step needs {{goal}} and {{goalMembers}} members, so this pays nothing.",
    "counting": "Still counting: the figures grow until {{time}}.",
    "share": "{{bet}} in valid bets × {{rate}} = {{pay}}, rounded down to the cent.",
    "paid": "Paid",
    "breakdown": "Bet by bet",
    "members": "Members",
    "bets": "Bets",
    "account": "Account",
    "time": "Time",
    "payout": "Payout",
    "membersFailed": "The members didn’t load",
    "betsFailed": "The bets didn’t load",
    "nobody": "No bets in this period"
  }
}
  agentTeam: {
  "upTo": "Figures as of {{time}}, {{zone}}.",
  "failed": "The team’s figures didn’t load",
  "wholeTeam": "Show the whole team",
  "none": {
    "title": "No one in your team yet",
    "hint": "Members who register with your affiliate code appear here at once."
  },
  "path": {
    "label": "Where you are in the team",
    "you": "You"
  },
  "figures": {
    "team": "Team",
    "joined_one": "+{{number}} new",
    "joined_other": "+{{number}} new",
    "active": "Active",
    "share": "{{percent}} of the team",
    "firstDepositors": "First deposits",
    "deposits": "Deposits",
    "withdrawals": "Withdrawals",
    "validBet": "Valid bet",
    "payout": "Payout",
    "profit": "Team profit",
    "bonuses": "Bonuses",
    "income": "My income",
    "changes": "Compared with the same number of days before."
  },
  "charts": {
    "money": "Valid bets and deposits",
    "joined": "New members",
    "day": "Day"
  },
  "types": {
    "title": "By game type",
    "type": "Game type",
    "none": "No bets on these dates"
  },
  "lines": {
    "title": "Largest lines",
    "all": "All downlines",
    "open": "Team of {{account}}",
    "none": "This account has no downlines"
  },
  "column": {
    "account": "Account",
    "members": "Members",
    "rate": "Rate"
  }
}
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
    "code": "Enter the digits of the code.",
    "phone": "Enter a valid mobile number, such as %mobile%."
  },
  "login": {
    "title": "Log in",
    "greeting": "Welcome back.",
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
    "mobilePlaceholder": "%mobile%",
    "codePlaceholder": "Code from SMS",
    "closed": "You can’t log in right now",
    "closedBody": "Logging in is switched off at the moment. Try again later, or contact customer service.",
    "service": "Customer service",
    "serviceFailed": "We couldn’t open customer service. Try again in a moment.",
    "freePlayBusy": "starting free play",
    "gamblingHelp": "Responsible gaming"
  },
  "memory": {
    "title": "You’ll stay logged in for this session only.",
    "body": "This computer has no secure key store, so nothing is saved. You’ll log in again after you close the app."
  },
  "captcha": {
    "placeholder": "4 characters",
    "refresh": "New captcha image",
    "failed": "The new image didn’t load. Press it again in a moment.",
    "broken": "This image can’t be shown. Press it for a new one."
  },
  "signOut": {
    "title": "Sign out?",
    "body": "Any open games will close. Your balance and bets won’t change.",
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
    "title": "Confirm it’s you.",
    "some": "You haven’t logged in from here before. Choose one way to confirm.",
    "one": "You haven’t logged in from here before.",
    "kinds": "Ways to confirm it’s you",
    "kind": {
      "mobileNum": "Mobile number",
      "verificationCode": "Code by SMS",
      "email": "Linked email",
      "bankAccountName": "Name on the bank account",
      "googleCode": "Google Authenticator code"
    },
    "codeTo": "We’ll send the code to {{mobile}}.",
    "emailLike": "Enter the full address: {{email}}.",
    "bankName": "As shown on the bank account you withdraw to.",
    "google": "The 6-digit code in your authenticator app.",
    "submit": "Continue",
    "busy": "Checking",
    "back": "Back to login",
    "heading": "One more check",
    "greeting": "Is it really you?",
    "note": "We ask once for each new place.",
    "hint": {
      "number": "The full number: {{mobile}}",
      "bank": "Of the account you withdraw to",
      "google": "6 digits from the app"
    },
    "noneOfThese": "None of these?"
  },
  "refusal": {
    "WRONG_CREDENTIALS": "Your username or password is incorrect. Try again.",
    "CAPTCHA_REQUIRED": "Enter the characters in the image.",
    "WRONG_CAPTCHA": "The characters didn’t match. Try the new image.",
    "WRONG_CODE": "This code is wrong or has expired. Check it, or send a new one.",
    "INVALID_MOBILE": "Enter a valid mobile number, such as %mobile%.",
    "LOGIN_METHOD_OFF": "This way to log in isn’t available right now. Try another one, or contact customer service.",
    "NOT_A_MEMBER": "This isn’t a member account, so you can’t log in here. Contact customer service.",
    "AGENTS_ONLY": "Only agents can log in here.",
    "ADDRESS_UNREGISTERED": "You haven’t logged in from here before, and we have nothing on file to confirm it’s you. Contact customer service.",
    "WRONG_PROOF": "This doesn’t match what we have on file. Check it and try again.",
    "TICKET_EXPIRED": "Time ran out, or there were too many wrong attempts. Log in again.",
    "FREE_PLAY_OFF": "Free play isn’t available right now. Try again later.",
    "ACCOUNT_LOCKED_one": "Too many wrong attempts. Your account is locked. Try again in {{count}} minute.",
    "ACCOUNT_LOCKED_other": "Too many wrong attempts. Your account is locked. Try again in {{count}} minutes.",
    "ACCOUNT_EXCLUDED": "This account is excluded from play until {{until}}."
  }
}
  cashier: {
  "title": "Deposit",
  "subtitle": "Your balance is credited as soon as your payment is confirmed.",
  "sheetNote": "Your game stays open and resumes when you close this.",
  "loading": "Loading payment methods",
  "failed": "Payment methods didn’t load",
  "none": {
    "title": "No payment methods available",
    "body": "Try again later, or contact customer service."
  },
  "channel": "Payment method",
  "amount": "Amount",
  "kind": {
    "wallet": "QR or app",
    "qr": "Any bank or wallet",
    "bank": "Transfer and send the slip",
    "counter": "Cash at a store, with a code"
  },
  "summary": {
    "title": "Summary",
    "pay": "You pay",
    "fee": "Fee",
    "credited": "You’ll receive",
    "note": "Credited as soon as your payment is confirmed. Track it here.",
    "turnover": "Turnover required",
    "time": "Time to pay"
  },
  "submit": "Continue with {{channel}}",
  "submitAmount": "Pay {{amount}} with {{channel}}",
  "sending": "Starting your deposit",
  "lost": "Your last attempt didn’t reach us, so no deposit was made. You can try again.",
  "expired": "We can’t confirm whether your last deposit arrived. Check your balance before you try again, or contact customer service.",
  "fault": {
    "required": "Enter an amount.",
    "format": "Enter an amount such as 500 or 500.50.",
    "below": "Minimum {{limit}}.",
    "above": "Maximum {{limit}}.",
    "channel": "Choose a payment method.",
    "negative": "Enter an amount without a minus sign.",
    "decimals": "Use at most two decimals, such as 500.50.",
    "comma": "Use a point for cents, such as 500.50.",
    "bonusGone": "This bonus is no longer available. Choose another, or none.",
    "bonus": {
      "used": "You’ve already used this bonus.",
      "otherDay": "This bonus isn’t available today.",
      "channel": "This bonus isn’t available with {{channel}}.",
      "minimum": "Deposit {{min}} or more for this bonus."
    }
  },
  "unsure": {
    "title": "The connection dropped.",
    "body": "We’re checking whether your deposit went through. It won’t be sent twice."
  },
  "order": {
    "title": "Your deposit",
    "number": "Reference number",
    "step": {
      "made": "Deposit started",
      "waiting": "Waiting for your payment",
      "paid": "Paid",
      "received": "Confirmed by {{channel}}",
      "credited": "In your balance",
      "failed": "Not paid",
      "reviewed": "Slip reviewed",
      "expired": "Expired, not paid",
      "cancelled": "Cancelled, not paid",
      "notCredited": "Couldn’t be credited",
      "confirmed": "Payment confirmed"
    },
    "credited": "{{amount}} has been added to your balance.",
    "mayClose": "You can leave.",
    "mayCloseBody": "Your deposit continues, and it won’t be sent twice.",
    "another": "Make another deposit",
    "endedBody": "Nothing was added to your balance. If you’ve paid, contact customer service with your reference number.",
    "loading": "Loading your deposit",
    "unread": "Your deposit didn’t load",
    "none": "We can’t find this deposit",
    "noneHint": "It may belong to another account.",
    "looking": "Checking…",
    "paid": "I’ve paid",
    "notYet": "We haven’t received your payment yet. We keep checking.",
    "otherWay": "Pay another way",
    "ended": {
      "failed": "Your deposit didn’t go through.",
      "expired": "This deposit wasn’t paid in time.",
      "cancelled": "You cancelled this deposit."
    },
    "stopped": {
      "limit": "Your deposit limit ended this deposit.",
      "break": "Your break ended this deposit.",
      "exclusion": "Your self-exclusion ended this deposit."
    },
    "stoppedBody": "Nothing was added to your balance. Don’t pay it any more. What you’ve already paid goes back to you."
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
  },
  "back": "Back to deposit",
  "free": "No fee",
  "feeOf": "{{fee}} fee",
  "closed": "Closed now",
  "copy": "Copy {{what}}",
  "copied": "Copied",
  "bonus": {
    "title": "Bonus",
    "none": "No bonus",
    "noneNote": "Bet your deposit once before you withdraw it.",
    "failed": "Bonuses didn’t load. You can deposit without one.",
    "most": "Up to {{most}}.",
    "games": "{{games}} only.",
    "turnover": "Turnover {{times}}× deposit and bonus.",
    "why": {
      "used": "Already used",
      "otherDay": "Not today",
      "channel": "Not with {{channel}}",
      "minimum": "From {{min}}"
    },
    "largestBet": "Bets with it up to {{amount}}."
  },
  "turnover": {
    "all": "Bet {{amount}} before you withdraw the bonus and what it wins. Your deposit itself must be bet once.",
    "games": "Bet {{amount}} on {{games}} before you withdraw the bonus and what it wins. Your deposit itself must be bet once."
  },
  "limit": {
    "day": "Daily deposit limit: {{left}} of {{limit}} left.",
    "week": "Weekly deposit limit: {{left}} of {{limit}} left.",
    "month": "Monthly deposit limit: {{left}} of {{limit}} left."
  },
  "unpaid": {
    "title": "You have an unpaid deposit.",
    "body": "{{amount}}, to be paid by {{time}}.",
    "continue": "Continue with {{channel}}"
  },
  "last": {
    "title": "Recent orders",
    "all": "All orders"
  },
  "orders": {
    "title": "Deposit orders",
    "time": "Time",
    "state": "Status",
    "allStates": "All statuses",
    "open": "Open the deposit of {{time}}",
    "failed": "Your deposits didn’t load",
    "none": "No deposits on these dates",
    "noneHint": "Every deposit you start is listed here, with its status.",
    "noneFits": "No deposits with this status",
    "noneFitsHint": "Show all statuses, or choose other dates."
  },
  "state": {
    "created": "Awaiting payment",
    "pending": "Being confirmed",
    "credited": "In your balance",
    "failed": "Not paid",
    "expired": "Expired, not paid",
    "cancelled": "Cancelled"
  },
  "pay": {
    "scan": "Scan with {{channel}}",
    "scanAny": "Scan with any bank or e-wallet",
    "transfer": "Transfer exactly this amount",
    "counter": "Show this code to the cashier",
    "counterCode": "payment code",
    "left": "Expires in {{time}}",
    "code": "QR code to pay with {{channel}}",
    "exact": "Pay exactly this amount. It can be paid only once.",
    "save": "Save image",
    "saveFailed": "The image couldn’t be saved. Take a screenshot instead.",
    "open": "Open {{channel}}",
    "page": "Open payment page",
    "blocked": "The payment page didn’t open. Allow new windows for this site, then try again.",
    "blockedScan": "The payment page didn’t open. Allow new windows for this site, or scan the code.",
    "unsafe": "We didn’t open the payment page: its address isn’t safe. Don’t pay; contact customer service.",
    "hours_one": "Expires in {{count}} hour",
    "hours_other": "Expires in {{count}} hours"
  },
  "bank": {
    "name": "Bank",
    "holder": "Account name",
    "number": "Account number",
    "reference": "Transfer reference",
    "note": "Write the reference in your transfer, then send us the slip. We review it before your balance is credited."
  },
  "slip": {
    "label": "Transfer slip",
    "send": "Send slip",
    "sending": "Sending your slip",
    "required": "Add a picture of your slip.",
    "running": "Wait until your pictures are uploaded, or remove those that failed."
  },
  "cancel": {
    "open": "Cancel order",
    "title": "Cancel this deposit?",
    "body": "It can’t be paid after that. Keep it if you have just paid.",
    "keep": "Keep order"
  },
  "identity": {
    "none": {
      "title": "Verify your identity first",
      "body": "Your first deposit is possible once we’ve checked who you are. It takes one ID and a picture.",
      "open": "Verify identity"
    },
    "review": {
      "title": "We’re checking your documents",
      "body": "You can deposit as soon as they’re accepted.",
      "open": "See the check"
    }
  }
}
  chat: {
  "title": "{{brand}} chat",
  "room": "Chat room",
  "loading": "Opening the chat",
  "reload": "Reopen the chat",
  "failed": "The chat didn’t open",
  "late": "The chat is taking too long. Check your connection and try again. Your messages are kept.",
  "refused": "Its address isn’t one of ours, so we blocked it for your safety. Try again in a moment.",
  "demo": {
    "title": "Chat is for members"
  },
  "service": {
    "blocked": "Your browser blocked the window. Allow pop-ups for this site, then try again.",
    "unreadable": "The customer service link didn’t work. Try again in a moment.",
    "refused": "The link leads to a site that isn’t ours, so we blocked it for your safety.",
    "notLoaded": "The page didn’t load. Check your connection and try again."
  }
}
  client: {
  "client": {
    "title": "Client settings",
    "lead": "These settings apply to this computer.",
    "zoom": "Display size",
    "gamesIn": "Open games in",
    "tab": "A tab",
    "window": "Their own window",
    "staySignedIn": "Stay logged in on this computer",
    "staySignedInHint": "Your session is kept in your system’s secure vault. Your password never is. Leave this off on a shared computer.",
    "staySignedInCannot": "No secure vault is available on this computer, so your session can’t be kept. You stay logged in until you quit the client.",
    "notifications": "Show notifications while the client is in the background",
    "tray": "Keep running in the system tray when the window is closed",
    "automaticUpdates": "Download updates in the background",
    "hardwareAcceleration": "Use the graphics card (hardware acceleration)",
    "hardwareAccelerationHint": "Turn this off if pictures flicker or the client crashes. It takes effect after a restart.",
    "fixed": "Set by this computer’s administrator",
    "notKept": "These settings can’t be saved on this computer. They apply until you quit the client.",
    "failed": "That setting couldn’t be changed. Try again.",
    "version": "Version {{version}}",
    "notices": "Open-source licences: {{file}}",
    "notRead": "The settings couldn’t be read. Try again."
  },
  "update": {
    "title": "Updates",
    "idle": "We check for updates in the background.",
    "off": "This computer’s administrator manages updates.",
    "checking": "Checking for updates",
    "none": "You have the latest version.",
    "available": "Version {{version}} is available.",
    "downloading": "Downloading version {{version}}.",
    "progress": "{{percent}}% downloaded",
    "ready": "Version {{version}} is ready. It installs when you quit the client.",
    "check": "Check now",
    "download": "Download",
    "install": "Restart and update",
    "gameRuns": "A game is open, and restarting closes it. Finish your round first.",
    "installAnyway": "Close the game and restart",
    "later": "Later",
    "unreachable": "The update server can’t be reached. We’ll try again later.",
    "feed": "The update server sent an invalid response. We’ll try again later.",
    "mismatch": "The update was rejected because the download doesn’t match the published version. Nothing was changed.",
    "disk": "The update couldn’t be saved. Free up some disk space and try again.",
    "unknown": "The update failed. Try again later."
  },
  "supportFile": {
    "lead": "A file for customer service with the client’s log, versions and settings. It contains no password, session or account details.",
    "save": "Save support file",
    "saved": "The file was saved.",
    "failed": "The file couldn’t be saved. Choose another place."
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
    "minimize": "Minimise"
  },
  "notify": {
    "message": "You have a new message.",
    "chat": "You have a new reply in your chat.",
    "deposit": "There’s an update on your deposit."
  },
  "tray": {
    "open": "Open {{brand}}",
    "hidden": "{{brand}} is still running in the system tray."
  }
}
  closed: {
  "closed": {
    "maintenance": {
      "title": "We’ll be back soon.",
      "text": "We’re under maintenance. Your balance and open bets are safe and will be here when we’re back."
    },
    "region": {
      "title": "{{brand}} isn’t available where you are.",
      "text": "Our licence covers certain regions only, and you seem to be outside them. If you use a VPN, turn it off and check again."
    },
    "ip": {
      "title": "Your network is blocked.",
      "text": "Access from your IP address is restricted. This can happen on shared networks and VPNs: turn yours off, or use another connection, and check again."
    },
    "unreachable": {
      "title": "We can’t connect right now.",
      "text": "Your balance and open bets are safe. Check your connection; we’ll keep trying too."
    },
    "failing": {
      "title": "We have a technical problem.",
      "text": "It isn’t your connection. Your balance and open bets are safe, and we’ll keep trying."
    },
    "code": "Code for customer service",
    "address": "Your IP address",
    "lastChecked": "Last checked",
    "check": "Check again",
    "service": "Customer service",
    "serviceFailed": "We couldn’t open customer service.",
    "serviceRetry": "Try again in a moment.",
    "domain": {
      "moved": "This address is closing.",
      "failing": "This address isn’t working properly.",
      "text": "Find {{brand}}, your account and your balance at:",
      "unreachable": "Try another address:"
    },
    "started": "Started",
    "expected": "Expected back",
    "left": "Time left",
    "soon": "Any minute now",
    "write": "Email us",
    "challenge": {
      "title": "We have to check your connection.",
      "text": "Reload the page. If a check appears, complete it. If you use a VPN, turn it off. Your balance and open bets are safe."
    },
    "network": {
      "title": "Your network is in the way.",
      "text": "It blocks us, or asks you to sign in first. Sign in to it, or use another network. Your balance and open bets are safe."
    },
    "reload": "Reload the page"
  },
  "notFound": {
    "title": "Page not found",
    "text": "This page has moved or doesn’t exist. The rest of the site works as usual.",
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
    "body": "Tick the box if you’re asked to. This keeps bots out.",
    "load": "The security check didn’t load. Check your connection, or turn off anything that blocks scripts, and try again.",
    "failed": "We couldn’t confirm that you’re a person. Try again.",
    "timeout": "The security check took too long. Try again.",
    "cancelled": "The security check was closed. Try again to continue.",
    "unsupported": "The security check doesn’t work in this browser. Update it, or use another one."
  },
  "phoneAuth": {
    "invalidFormat": "This phone number isn’t in the right format. Include the country code, such as %mobileAbroad%.",
    "enterValid": "Enter a valid phone number.",
    "tooMany": "Too many requests. Try again in 5 minutes.",
    "unknown": "Something went wrong. Try again.",
    "invalidCode": "This code is wrong. Check the message and type it again.",
    "missingCode": "Enter the code from the message.",
    "captcha": "The captcha failed, or this site’s address isn’t allowed to use it. Reload the page and try again.",
    "quota": "We can’t send more codes right now. Try again later, or contact customer service.",
    "disabled": "Phone verification isn’t available here. Contact customer service.",
    "expired": "This code has expired. Send a new one.",
    "closed": "You aren’t logged in: the window was closed too early. Try again.",
    "offline": "We couldn’t reach the phone check. Check your connection and try again."
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
    "skip": "Skip to content",
    "skipToGames": "Skip to the games"
  },
  "balance": {
    "label": "Balance",
    "refresh": "Refresh balance",
    "hide": "Hide balance",
    "show": "Show balance",
    "failed": "unavailable",
    "demo": "Demo",
    "demoHint": "Play money: you can’t withdraw it"
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
    "COCKFIGHT": "Cockfights",
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
    "all": "All notices"
  },
  "rail": {
    "service": "Customer service",
    "toTop": "Back to top"
  },
  "part": {
    "failed": "This part didn’t load",
    "failedText": "You can still use the rest of the page. Nothing was lost."
  },
  "page": {
    "loading": "Loading the page"
  },
  "game": {
    "play": "Play {{game}}",
    "addFavourite": "Add {{game}} to favourites",
    "removeFavourite": "Remove {{game}} from favourites",
    "notAdded": "{{game}} wasn’t added",
    "notRemoved": "{{game}} wasn’t removed",
    "from": "from {{amount}}",
    "betRange": "{{min}} – {{max}}",
    "hot": "Hot",
    "new": "New",
    "jackpot": "Jackpot",
    "details": "Details of {{game}}"
  },
  "toasts": {
    "region": "Notifications"
  }
}
  consent: {
  "consent": {
    "region": "Privacy choices",
    "title": "Can we count visits?",
    "text": "If you accept, Google Analytics tells us which pages are used. It receives the page and nothing about you: no account, amounts or searches. You can change your choice at any time at the bottom of the page.",
    "accept": "Accept",
    "decline": "Decline"
  }
}
  content: {
  "promotions": {
    "title": "Promotions",
    "types": "Promotion types",
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
    "noneHint": "New promotions appear here as soon as they start.",
    "failed": "The promotions didn’t load",
    "noneOf": "No promotions in “{{type}}” right now",
    "seeAll": "See all promotions",
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
      "open": "You can join this promotion now.",
      "comingSoon": "It hasn’t started yet. Come back on the start date.",
      "applying": "We’ve received your application. You’ll see the result here.",
      "process": "You’ve joined. We’re working out the result.",
      "joined": "You’ve joined. Your bets count automatically.",
      "issued": "Your bonus has been credited to your account.",
      "claimed": "You’ve already claimed this. One claim per account.",
      "closed": "This promotion has ended. You keep what you’ve received.",
      "rejected": "Your application wasn’t accepted. Contact customer service to find out why.",
      "byItself": "No need to sign up: it counts by itself when you bet."
    },
    "stands": "Status",
    "time": "Dates",
    "needsMessenger": "You need a phone number on {{messengers}} to redeem this bonus.",
    "note": "For players aged {{age}} and over.",
    "how": "How it works",
    "others": "Other promotions",
    "gone": "Promotion not found",
    "goneHint": "It may have ended, or the link is wrong. See the promotions you can join now.",
    "way": {
      "deposit": "Deposit",
      "download": "Get the app",
      "mall": "Go to the points mall",
      "games": "Browse games",
      "play": "Play {{game}}",
      "outside": "Open {{host}}",
      "logIn": "Log in to join",
      "sports": "Browse sports"
    },
    "endsOn": "{{left}}, on {{day}}"
  },
  "help": {
    "title": "Help centre",
    "search": "Search help",
    "topics": "Help topics",
    "found_one": "{{count}} topic found",
    "found_other": "{{count}} topics found",
    "failed": "The help centre didn’t load",
    "responsible": "Responsible gaming",
    "none": "No results",
    "noneHint": "Try different words, or fewer.",
    "clear": "Show all topics",
    "stuck": "Not what you were looking for?",
    "write": "Contact us",
    "updated": "Updated {{day}}",
    "brief": "In short:",
    "questions": "Common questions",
    "lead": "Deposits, withdrawals, bonuses and your account, explained."
  },
  "download": {
    "title": "Get {{name}}",
    "lead": "The same account and balance on every screen.",
    "platform": "Device",
    "app": {
      "ANDROID": "Android",
      "IOS": "iPhone",
      "H5": "Lite app",
      "WINDOWS": "Windows"
    },
    "get": {
      "ANDROID": "Download for Android",
      "IOS": "Download for iPhone",
      "H5": "Open the lite app",
      "WINDOWS": "Download for Windows"
    },
    "steps": {
      "ANDROID": {
        "1": {
          "title": "Download",
          "text": "Tap the button, or scan the code with your phone’s camera."
        },
        "2": {
          "title": "Allow this source",
          "text": "Android asks because the file comes from our site. You can turn the permission off again afterwards."
        },
        "3": {
          "title": "Open and log in",
          "text": "Use the same username. You’ll have the same balance and favourites."
        }
      },
      "IOS": {
        "1": {
          "title": "Download",
          "text": "Scan the code with your iPhone’s camera, then confirm the installation."
        },
        "2": {
          "title": "Trust the developer",
          "text": "Go to Settings, General, VPN & Device Management, choose the profile and tap Trust."
        },
        "3": {
          "title": "Open and log in",
          "text": "Use the same username. You’ll have the same balance and favourites."
        }
      },
      "H5": {
        "1": {
          "title": "Open the site",
          "text": "Scan the code with your phone. If you’re on your phone, tap the button. The site opens in your browser."
        },
        "2": {
          "title": "Add it to your home screen",
          "text": "iPhone: tap Share, then Add to Home Screen. Android: open the menu, then Add to Home screen."
        },
        "3": {
          "title": "Open it like an app",
          "text": "Open it from its icon. It’s always up to date. Log in with the same username."
        }
      },
      "WINDOWS": {
        "1": {
          "title": "Download",
          "text": "Press the button on your computer. The setup file is saved in Downloads."
        },
        "2": {
          "title": "Install",
          "text": "Open the file and follow the steps. It installs for you only; no administrator is needed."
        },
        "3": {
          "title": "Open and log in",
          "text": "Use the same username. You’ll have the same balance and favourites."
        }
      }
    },
    "code": "QR code: get {{name}}",
    "scan": "Scan with your camera",
    "none": "No app to download yet",
    "noneHint": "The site works in any phone’s browser.",
    "failed": "The downloads didn’t load",
    "install": {
      "title": "Install {{name}} on this device",
      "text": "It opens in its own window from your home screen or apps. No app store needed.",
      "action": "Install"
    },
    "facts": {
      "version": "Version",
      "size": "Size",
      "updated": "Updated",
      "requires": "Requires"
    },
    "checksum": "Our file’s SHA-256 checksum is <sum>{{sum}}</sum>. If yours is different, delete the file."
  }
}
  errors: {
  "fault": {
    "offline": "You’re offline, or the connection dropped. Nothing was lost. Try again.",
    "timeout": "This is taking too long. Try again in a moment.",
    "unauthorized": "Your session has ended. Log in again.",
    "maintenance": "We’re under maintenance. Try again later.",
    "blocked": "Access is restricted from your location or network. If you use a VPN, turn it off.",
    "tooMany_one": "Too many attempts. Try again in {{count}} second.",
    "tooMany_other": "Too many attempts. Try again in {{count}} seconds.",
    "tooManyMinutes_one": "Too many attempts. Try again in {{count}} minute.",
    "tooManyMinutes_other": "Too many attempts. Try again in {{count}} minutes.",
    "failed": "Something went wrong on our side. Try again in a moment.",
    "malformed": "We have a technical problem (code {{code}}). Try again, or give this code to customer service.",
    "insecure": "This connection isn’t secure. Open this page at its https address.",
    "refused": "We couldn’t do this. Try again, or contact customer service.",
    "unknown": "Something went wrong. Try again.",
    "challenge": "Reload the page so that we can check your connection. A VPN may be in the way.",
    "network": "Your network blocks us or asks you to sign in. Try another one if it goes on."
  }
}
  facts: {
  "rtp": "RTP",
  "rtpLong": "Return to player (RTP)",
  "volatility": {
    "label": "Volatility",
    "low": "Low",
    "medium": "Medium",
    "high": "High"
  },
  "feature": {
    "label": "Features",
    "freeSpins": "Free spins",
    "expandingWilds": "Expanding wilds",
    "holdAndWin": "Hold & Win",
    "tumble": "Tumble",
    "ways": "Many ways to win",
    "bonusBuy": "Bonus buy",
    "crash": "Crash",
    "shared": "Shared rounds"
  },
  "recentWins": "Recent wins",
  "noWins": "No wins in the last few days",
  "bets": "Bet range",
  "category": "Category",
  "vendor": "Provider",
  "jackpot": {
    "label": "Jackpots",
    "grand": "Grand jackpot",
    "major": "Major",
    "minor": "Minor",
    "indicative": "estimate",
    "between": "estimated between updates"
  },
  "freePlay": {
    "start": "Free play",
    "of": "Free play: {{game}}",
    "busy": "Starting free play",
    "failed": "Free play didn’t start"
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
    "hint": "Only if you’d like a reply."
  },
  "pictures": {
    "label": "Pictures",
    "waiting": "A picture is still uploading. Wait a moment, then send.",
    "failed": "A picture didn’t upload. Try it again or remove it, then send."
  },
  "send": "Send",
  "sending": "Sending",
  "kept": "Your message is still here.",
  "lost": "It may have arrived anyway. You can send it again; we’ll keep one copy only.",
  "sent": {
    "title": "Thanks, we’ve got your message.",
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
    "leaveFullScreen": "Exit full screen",
    "openInWindow": "Open in new window",
    "otherGames": "See other games",
    "chooseGame": "Choose a game",
    "otherRooms": "See other rooms",
    "mute": "Mute {{game}}",
    "unmute": "Unmute {{game}}",
    "pullOut": "Move {{game}} to its own window",
    "putBack": "Move {{game}} back here",
    "mini": "Shrink {{game}} and keep it on top",
    "large": "Restore the {{game}} window",
    "closeGame": "Close {{game}}"
  },
  "balance": {
    "name": "Balance",
    "refresh": "Refresh balance",
    "failed": "Unavailable"
  },
  "time": {
    "played": "played",
    "elapsed": "Time played",
    "clock": "Local time"
  },
  "opening": {
    "label": "Opening the game",
    "title": "Opening {{game}}",
    "body": "Connecting to {{vendor}}"
  },
  "slow": {
    "title": "This is taking longer than usual",
    "body": "The game hasn’t started yet. No bet was placed.",
    "wait": "Keep waiting"
  },
  "outside": {
    "wanted": {
      "title": "This game opens in its own window",
      "body": "Your balance updates here when you come back."
    },
    "opened": {
      "title": "The game is in its own window",
      "body": "Your balance updates here when you come back."
    },
    "blocked": {
      "title": "Your browser blocked the window",
      "body": "Press the button to open it, or allow pop-ups for this site in your browser settings. No bet was placed."
    },
    "again": "Open again",
    "stay": "Play here instead",
    "here": "Open in this tab"
  },
  "funds": {
    "title": "Your balance is too low for this bet",
    "body": "No bet was placed. Lower your bet or make a deposit.",
    "close": "Back to the game"
  },
  "visitor": {
    "title": "Log in to play {{game}}",
    "untitled": "Log in to play",
    "body": "The game opens as soon as you log in. Registering takes a minute."
  },
  "running": {
    "label": "Open games",
    "inWindow": "{{game}}, in its own window",
    "trouble": "{{game}} needs your attention",
    "full": "You can have {{most}} games open at once. Close one and this game opens automatically. No bet was placed."
  },
  "out": {
    "title": "{{game}} is in its own window",
    "body": "It keeps running while you browse here.",
    "show": "Show window",
    "putBack": "Move back here"
  },
  "trouble": {
    "unresponsive": {
      "title": "The game isn’t responding",
      "body": "Finished rounds count. The provider settles any open round."
    },
    "memory": {
      "title": "The game is using a lot of memory",
      "body": "It may slow down or stop. Finished rounds count. The provider settles any open round."
    },
    "wait": "Keep waiting",
    "play": "Keep playing"
  },
  "failure": {
    "maintenance": {
      "title": "The game is under maintenance",
      "body": "The provider is working on it. Try again later, or play another game."
    },
    "gone": {
      "title": "This game isn’t available",
      "body": "It was removed, or the link is incomplete. Choose another game."
    },
    "signedOut": {
      "title": "You’re not logged in",
      "body": "Your session has ended. Log in again to open the game."
    },
    "offline": {
      "title": "No connection",
      "body": "The game couldn’t be opened. No bet was placed. Check your connection and try again."
    },
    "timeout": {
      "title": "The game didn’t start",
      "body": "It took too long to respond. No bet was placed. Try again, or choose another game."
    },
    "expired": {
      "title": "The game keeps disconnecting",
      "body": "We reopened it several times. Finished rounds count. Try once more, or choose another game."
    },
    "platform": {
      "title": "The game didn’t start",
      "body": "We couldn’t open it. No bet was placed. Try again, or choose another game."
    },
    "refusedAddress": {
      "title": "We didn’t open this game",
      "body": "Its address isn’t a known game address, so we blocked it for your safety. Please tell customer service."
    },
    "tooMany": {
      "title": "Too many games are open",
      "body": "Close one and try again."
    },
    "load": {
      "title": "The game didn’t load",
      "body": "The provider isn’t responding. No bet was placed. Try again in a moment."
    },
    "crashed": {
      "title": "The game stopped",
      "body": "It crashed on this computer. Finished rounds count. The provider settles any open round."
    },
    "subGames": {
      "title": "Several games have this name",
      "body": "Choose the one you want to play."
    },
    "room": {
      "title": "You can’t join this room",
      "body": "It has closed or filled up. Choose another room."
    }
  },
  "reality": {
    "title": "You’ve played for {{time}}",
    "body": "You asked for this check every {{interval}}. The game waits while you decide.",
    "time": "Time played",
    "bets": "Total bets",
    "net": "Net result",
    "limit": "Set a limit",
    "leave": "Leave game",
    "goOn": "Continue"
  }
}
  home: {
  "hero": {
    "heading": "{{brand}}: slots, live casino, sports and more",
    "createAccount": "Create account"
  },
  "categories": {
    "label": "Game types"
  },
  "top": {
    "title": "Top games tonight",
    "note": "The most played games",
    "failed": "The games didn’t load"
  }
}
  join: {
  "title": "Become an agent of {{brand}}",
  "lead": "Earn a share of what your players bet. Paid daily, and you see every figure.",
  "youAre": "You’re already an agent. For a new contract or a question, contact customer service.",
  "how": "How to start",
  "steps": {
    "share": {
      "title": "Share your link",
      "text": "Everyone who registers with your link or code joins your team, and you see the results."
    },
    "apply": {
      "title": "Send the form",
      "text": "Customer service calls you back and answers your questions."
    },
    "contract": {
      "title": "Accept your contract",
      "text": "It sets out your rate, period and active players. You’ll find it in the agent centre."
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
      "text": "Customer service is there for agents, too."
    },
    "fair": {
      "title": "Fair play",
      "text": "Only invite adults aged {{age}} or above, and never promise wins. {{brand}} follows the same rule."
    }
  },
  "policy": "Read the rules first:",
  "earn": {
    "title": "What you earn",
    "share": "Share of valid bets",
    "upTo": "up to {{rate}}",
    "paid": "Paid",
    "daily": "Daily",
    "weekly": "Weekly",
    "monthly": "Monthly",
    "levels": "Levels below you",
    "noLimit": "No limit",
    "players": "Active players",
    "rate": "Rate",
    "example": "From {{bets}} of bets",
    "range": "{{from}} to {{to}}",
    "more": "{{from}} or more",
    "failed": "The rates didn’t load"
  },
  "form": {
    "title": "Apply",
    "name": "Full name",
    "nameHint": "As on your ID",
    "email": "Email",
    "optional": "optional",
    "players": "How many players could you bring?",
    "agree": "I’m {{age}} or older",
    "send": "Send application",
    "sending": "Sending",
    "agreePolicy": "I’m {{age}} or older and agree to the <policy>agent policy</policy>",
    "mobilePlaceholder": "%mobile%"
  },
  "fault": {
    "name": "Enter your name.",
    "mobileNum": "Enter your mobile number.",
    "phone": "Check the number: it isn’t a mobile number in this country.",
    "email": "Enter an address like name@mail.com.",
    "agreed": "Tick this to apply."
  },
  "sent": {
    "title": "Application sent",
    "text_one": "We’ll call you within {{count}} working day. Quote {{reference}} if you contact us.",
    "text_other": "We’ll call you within {{count}} working days. Quote {{reference}} if you contact us."
  },
  "begin": "Create account"
}
  kiosk: {
  "kiosk": {
    "refused": "Links can’t be opened on this computer.",
    "noFiles": "Files can’t be chosen on this computer.",
    "finish": {
      "button": "Finish and clear",
      "title": "Finish and clear everything?",
      "text": "Games close, you’re signed out, and your data is cleared from this computer.",
      "stay": "Keep playing",
      "busy": "Clearing",
      "failed": "That didn’t work. Please ask a staff member for help."
    },
    "asks": {
      "title": "Are you still there?",
      "text": "There’s been no activity for a while. When the time runs out, games close, you’re signed out and everything is cleared.",
      "left": "Seconds left: {{seconds}}",
      "here": "I’m still here"
    },
    "operator": {
      "title": "Operator access",
      "pin": "PIN",
      "pad": "Number pad",
      "delete": "Delete the last digit",
      "unlock": "Unlock",
      "unlocking": "Unlocking",
      "wrong": "Wrong PIN. Try again.",
      "wait": "Too many wrong PINs. Seconds until you can try again: {{seconds}}",
      "noPin": "No PIN is set for this computer. Its administrator can set one in the policy.",
      "open": "Unlocked. Seconds left: {{seconds}}",
      "settings": "Client settings",
      "leave": "Exit kiosk mode",
      "relaunch": "Restart the client",
      "quit": "Quit the client",
      "left": "Kiosk mode is off until the client is closed.",
      "failed": "That didn’t work. Try again."
    }
  }
}
  limits: {
  "intro": "A new or lower limit applies at once. A higher one takes {{wait}}.",
  "paused": "You’re taking a break until {{until}}. You can’t play or deposit before then. You can still log in and withdraw.",
  "failed": {
    "title": "Your limits didn’t load",
    "text": "They still apply."
  },
  "status": {
    "none": "None set",
    "limits_one": "{{count}} limit set",
    "limits_other": "{{count}} limits set",
    "break": "On a break until {{until}}"
  },
  "list": {
    "title": "Limits",
    "add": "Add a limit",
    "none": "You haven’t set a limit yet. Once you reach one, we stop your deposits or bets until it resets."
  },
  "changeShort": "Change",
  "name": {
    "deposit": {
      "day": "Deposit, daily",
      "week": "Deposit, weekly",
      "month": "Deposit, monthly"
    },
    "loss": {
      "day": "Loss, daily",
      "week": "Loss, weekly",
      "month": "Loss, monthly"
    },
    "time": {
      "day": "Play time, daily",
      "week": "Play time, weekly",
      "month": "Play time, monthly"
    }
  },
  "change": "Change {{name}}",
  "use": {
    "of": "of {{limit}}",
    "left": "{{left}} left until {{until}}.",
    "noDeposit": "Reached. You can deposit again from {{until}}.",
    "noPlay": "Reached. You can play again from {{until}}.",
    "house": "Set by us for all players.",
    "own": "Your own: {{limit}}."
  },
  "pending": {
    "raise": "{{limit}} from {{from}}.",
    "remove": "This limit ends on {{from}}.",
    "keep": "Keep {{limit}}"
  },
  "kind": {
    "deposit": "Deposits",
    "loss": "Losses",
    "time": "Play time"
  },
  "period": {
    "day": "Day",
    "week": "Week",
    "month": "Month"
  },
  "form": {
    "kind": "What to limit",
    "period": "Period",
    "amount": "Amount",
    "minutes": "Minutes",
    "save": "Save limit",
    "cancel": "Cancel",
    "remove": "Remove limit"
  },
  "explain": {
    "deposit": "Counts from the first day of the period, {{zone}}. Deposits that are still open count too.",
    "loss": "Bets minus payouts. An open bet counts as lost until it’s settled.",
    "time": "From opening a game to your latest bet. Pauses of more than 15 minutes don’t count."
  },
  "effect": {
    "first": "A new limit applies as soon as you save it.",
    "change": "Lowering it applies at once. Raising or removing it takes {{wait}}.",
    "now": "This applies as soon as you save it.",
    "later": "{{old}} stays for {{wait}}. Then {{limit}} applies.",
    "same": "That’s already your limit.",
    "noDeposit": "You’ve already deposited {{used}}, so deposits stop at once, until {{until}}.",
    "noPlay": "You’ve already used {{used}}, so play stops at once, until {{until}}."
  },
  "fault": {
    "required": "Enter your limit.",
    "format": "Enter an amount like 500 or 1,250.50.",
    "range": "Enter an amount from {{min}} to {{max}}.",
    "minutes": "Enter whole minutes, from 1 to {{max}}."
  },
  "saved": {
    "now": "Saved. Your limit applies now.",
    "later": "Saved. The change applies from {{from}}."
  },
  "check": {
    "title": "Reality check",
    "text": "Interrupts a game between rounds with your time played and net result.",
    "off": "Off"
  },
  "break": {
    "title": "Take a break",
    "text": "You can’t play or deposit, but you can log in and withdraw. It ends automatically and can’t be shortened.",
    "button": "Take a break until {{until}}",
    "confirm": "Start the break"
  },
  "pause": {
    "hours24": "24 hours",
    "days7": "7 days",
    "days30": "30 days",
    "months6": "6 months",
    "year1": "1 year",
    "years5": "5 years"
  },
  "exclude": {
    "title": "Exclude yourself",
    "text": "For when a break isn’t enough.",
    "stops": "Until {{until}} you can’t log in, play or deposit.",
    "bets": "Open bets are settled. Payouts go to your balance.",
    "money": "Your balance stays in your account. Withdraw it first, because you can’t log in to do it later.",
    "final": "This can’t be undone or shortened, even if you ask us to.",
    "tick": "I understand that I can’t play until {{until}}.",
    "button": "Exclude me until {{until}}",
    "help": "Talk to someone:",
    "done": {
      "title": "You’re excluded until {{until}}",
      "text": "You’ve been signed out on all your devices. You can’t log in, play or deposit before then."
    },
    "payOut": "Pay out my {{amount}} to {{account}}",
    "paid": "Your own money is paid out to you, without a fee. What open bets win follows. Bonuses aren’t paid out."
  }
}
  lobby: {
  "allGames": "All games",
  "vendors": {
    "label": "Providers",
    "all": "All providers",
    "previous": "Previous providers",
    "more": "More providers"
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
    "any": "All",
    "title": "Filters",
    "titleOn_one": "Filters, {{count}} on",
    "titleOn_other": "Filters, {{count}} on",
    "rtp": "RTP (return to player)",
    "rtpFrom": "{{rtp}} or more",
    "volatility": "Volatility",
    "feature": "Features",
    "clear": "Clear filters",
    "none": "No options for these games.",
    "failed": "The filters didn’t load."
  },
  "search": {
    "label": "Search games",
    "clear": "Clear search",
    "recent": "Recently played"
  },
  "found_one": "{{figure}} game",
  "found_other": "{{figure}} games",
  "similar_one": "{{figure}} similar game",
  "similar_other": "{{figure}} similar games",
  "progress_one": "{{shown}} of {{total}} game",
  "progress_other": "{{shown}} of {{total}} games",
  "loadingMore": "Loading more games",
  "empty": {
    "search": "No games found for “{{name}}”",
    "searchHelp": "Check the spelling or browse all games.",
    "filter": "No games match these filters",
    "filterHelp": "Clear the filters or choose others.",
    "showAll": "Show all games",
    "browse": "Browse all games",
    "all": "No games here right now",
    "allHelp": "This provider may be under maintenance. Try another one.",
    "fav": "No favourites yet",
    "favHelp": "Press the heart on a game to save it here, on all your devices.",
    "recent": "No games played yet",
    "recentHelp": "Games you play appear here, latest first."
  },
  "failed": {
    "title": "The games didn’t load",
    "more": "The next games didn’t load",
    "moreHelp_one": "{{reason}} The game above is still here.",
    "moreHelp_other": "{{reason}} The {{figure}} games above are still here."
  },
  "visitor": {
    "lead": "Look around first. To play for money, log in or register.",
    "hot": "Hot",
    "hotNote": "Picked by our team",
    "popular": "Popular",
    "popularNote": "The most played games"
  },
  "invite": {
    "games_one": "Log in to see {{figure}} game",
    "games_other": "Log in to see all {{figure}} games",
    "allGames": "Log in to see all games",
    "fav": "Log in to see your favourites",
    "recent": "Log in to see your recent games",
    "lead": "Your favourites and recent games are there too."
  },
  "subGames": {
    "title": "Choose a game",
    "search_one": "Search {{figure}} game",
    "search_other": "Search {{figure}} games",
    "note": "Opens with your balance",
    "none": "No games found",
    "titleOf": "{{game}}: choose a game",
    "empty": "No games open right now",
    "emptyText": "Tables open and close throughout the day. Check back later or play another game.",
    "others": "More from this provider",
    "move": "Move with the arrow keys"
  },
  "details": {
    "gone": "This game isn’t available",
    "goneText": "It was removed, or the link is wrong. Choose another game.",
    "failed": "The details didn’t load",
    "play": "Play",
    "copy": "Copy link",
    "copied": "Link copied",
    "copyFailed": "Copy this link"
  },
  "game": {
    "unnamed": "Game"
  }
}
  lottery: {
  "title": "Lottery",
  "intro": "Pick a draw and bet before it closes.",
  "menu": {
    "label": "Draws",
    "list": "Draw list",
    "all": "All",
    "favourites": "Favourites",
    "recent": "Recent",
    "failed": "The draws didn’t load",
    "noFavourites": "No favourites yet",
    "noFavouritesText": "Press the heart on a draw to save it here.",
    "noRecent": "No bets yet",
    "noRecentText": "Draws you bet on appear here.",
    "visitorLists": "Log in to see your draws"
  },
  "draw": {
    "closesIn": "Bets close in {{time}}",
    "closed": "Bets closed, drawing…",
    "every": "Every {{minutes}} min",
    "everyMinute": "Every minute",
    "drawing": "Drawing…"
  },
  "opened": {
    "title": "Latest results",
    "all": "Show all {{count}}",
    "fewer": "Show fewer",
    "failed": "The results didn’t load",
    "none": "No results yet"
  },
  "stage": {
    "opening": "Opening the lottery",
    "failed": "The lottery didn’t open",
    "foreign": "Its address isn’t a known game address, so we blocked it for your safety. Please tell customer service.",
    "broken": "The lottery stopped. Bets already accepted still count. Try again.",
    "expired": "Your lottery session has ended. Bets already accepted still count. Try again.",
    "slow": "The lottery is taking longer than usual",
    "slowText": "It may still open. Nothing has been taken from your balance.",
    "wait": "Keep waiting"
  },
  "visitor": {
    "title": "Log in to play the lottery",
    "text": "You bet with your account balance."
  }
}
  member: {
  "title": "Member centre",
  "group": {
    "money": "Money",
    "records": "Records",
    "rewards": "Rewards",
    "account": "Account"
  },
  "page": {
    "securityCenter": "My account",
    "transferFund": "My wallet",
    "depositv2": "Deposit",
    "withdraw": "Withdraw",
    "transferUpline": "Transfer to upline",
    "personalHistoryCopy": "Betting record",
    "transactionHistory": "Account record",
    "personalProfit": "Personal loss",
    "bonusDetails": "Bonus details",
    "rewardCenter": "Reward centre",
    "referral": "Invite friends",
    "missionLeaderboard": "Mission activity",
    "messageV2": "Platform information",
    "manualRebate": "Manual rebate"
  },
  "section": {
    "profile": "Profile",
    "contacts": "Mobile and email",
    "password": "Password",
    "paymentPassword": "Payment password",
    "payoutAccounts": "Bank cards and e-wallets",
    "identity": "Identity check",
    "devices": "Devices and logins",
    "limits": "Limits and breaks"
  },
  "bets": {
    "time": "Time",
    "game": "Game",
    "vendor": "Provider",
    "allVendors": "All providers",
    "gameType": "Game type",
    "allTypes": "All types",
    "state": "Status",
    "allStates": "All statuses",
    "states": {
      "open": "Open",
      "settled": "Settled",
      "void": "Cancelled"
    },
    "count": "Bets",
    "amount": "Bet amount",
    "bet": "Bet",
    "validBet": "Valid bet",
    "stillOpen": "{{amount}} still open",
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
    "failed": "Your bets didn’t load",
    "chartFailed": "The chart didn’t load. Your bets are below.",
    "detail": {
      "title": "Bet details",
      "number": "Bet number",
      "placed": "Placed",
      "settled": "Settled",
      "ledger": "Balance changes",
      "entry": {
        "bet": "Bet placed",
        "win": "Payout added",
        "rollback": "Bet refunded",
        "freeRound": "Free round payout",
        "promotion": "Game promotion payout",
        "jackpot": "Jackpot added"
      },
      "balance": "Balance {{amount}}",
      "none": "This bet hasn’t changed your balance yet.",
      "failed": "The changes didn’t load"
    }
  },
  "places": {
    "deposit": "Deposit",
    "member": "Member centre",
    "agent": "Agent centre",
    "favourites": "Favourites",
    "recent": "Recently played",
    "promotions": "Promotions",
    "password": "Change password",
    "client": "Client settings"
  },
  "badge": {
    "rewards_one": "{{count}} reward to claim",
    "rewards_other": "{{count}} rewards to claim",
    "missions_one": "{{count}} mission to claim",
    "missions_other": "{{count}} missions to claim"
  }
}
  messages: {
  "tabs": "Messages and notices",
  "tab": {
    "messages": "Messages",
    "notices": "Notices"
  },
  "unread_one": "{{count}} unread.",
  "unread_other": "{{count}} unread.",
  "kept_one": "Kept for {{count}} day.",
  "kept_other": "Kept for {{count}} days.",
  "readAll": "Mark all as read",
  "list": "Messages",
  "pages": "Pages of messages",
  "filters": "Filter messages",
  "filter": {
    "all": "All",
    "unread": "Unread",
    "money": "Money",
    "security": "Security",
    "news": "News"
  },
  "isUnread": "Unread:",
  "choose": "Choose a message to read it.",
  "back": "All messages",
  "time": "{{time}}, {{zone}}",
  "startChoosing": "Select messages",
  "stopChoosing": "Stop selecting",
  "chosen_one": "{{count}} selected",
  "chosen_other": "{{count}} selected",
  "readChosen": "Mark as read",
  "remove": "Delete",
  "removed_one": "{{count}} message deleted",
  "removed_other": "{{count}} messages deleted",
  "undo": "Undo",
  "none": "No messages",
  "noneHint": "Messages about your money and your account appear here.",
  "noneUnread": "You’ve read everything",
  "noneFits": "No messages about this",
  "showAll": "Show all",
  "outdated": "These may be outdated.",
  "failed": {
    "list": "Your messages didn’t load",
    "change": "This didn’t work. Nothing was changed."
  }
}
  nav: {
  "nav": {
    "social": "{{name}} (external site)",
    "more": "More",
    "moreVendors_one": "{{count}} more provider",
    "moreVendors_other": "{{count}} more providers",
    "hot": "hot",
    "hotNow": "Hot now",
    "allGames": "All {{games}} games",
    "vendorsOf": "{{category}} providers",
    "rankings": "Rankings",
    "depositRank": "Top 20 deposits",
    "betRank": "Top 20 bets",
    "ios": "iPhone app",
    "android": "Android app",
    "allApps": "All apps",
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
  },
  "winners": {
    "title": "Winning now",
    "note": "Last {{count}} wins",
    "none": "No wins yet. New ones appear here.",
    "failed": "The wins didn’t load."
  }
}
  notices: {
  "title": "Notices",
  "lead": "News, planned maintenance and changes.",
  "topics": "Notice types",
  "all": "All",
  "read": "Got it",
  "none": "No notices right now",
  "noneHint": "News and planned maintenance appear here.",
  "failed": "The notices didn’t load",
  "topic": {
    "games": "Games",
    "payments": "Payments",
    "promotion": "Promo",
    "rules": "Rules",
    "safety": "Safety",
    "results": "Results",
    "app": "App",
    "player": "News",
    "banners": "Highlights",
    "popup": "Important"
  }
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
    "mobile": "%mobile%",
    "email": "you@example.com"
  },
  "fault": {
    "same": "This is your current password. Choose a different one."
  },
  "kept": "Your entries are still here.",
  "change": {
    "title": "Change password",
    "greeting": "A fresh start.",
    "note": "Choose one you don’t use anywhere else.",
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
    "greeting": "No problem.",
    "note": "You’ll be back in a minute.",
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
    "done": "Your new password is set, and you’re logged in.",
    "logInNow": "Your new password is set",
    "logInNowBody": "Log in with it now.",
    "sent": "Check your email",
    "sentBody": "A new password is on its way to {{address}}. Log in with it, then change it to one of your own.",
    "ok": "OK",
    "closed": "Not available here",
    "closedBody": "Contact customer service to get a new password.",
    "loading": "Loading the form",
    "failed": "The form didn’t load",
    "maybe": "Your last attempt may have worked: log in with your new password, or send a new code.",
    "noSms": "No SMS?",
    "useEmail": "Use your email"
  },
  "refusal": {
    "WRONG_PASSWORD": "Your current password is incorrect. Try again.",
    "PASSWORD_INVALID": "You can’t use this password. Choose another one.",
    "PASSWORD_UNCHANGED": "This is your current password. Choose a different one.",
    "PASSWORDS_DIFFER": "The passwords don’t match. Type them again.",
    "WRONG_PAIR": "We can’t find an account with this username and email. Check both and try again.",
    "WRONG_CODE": "This code is wrong or has expired. Check it, or send a new one.",
    "INVALID_MOBILE": "Enter a valid mobile number, such as %mobile%.",
    "METHOD_OFF": "This way isn’t available right now. Contact customer service to get a new password."
  }
}
  pictures: {
  "add": "Add pictures",
  "hint": "PNG or JPEG, up to {{size}} MB each, {{most}} at most. Location and camera data are removed before upload.",
  "count": "{{sent}} of {{most}}",
  "added": "{{sent}} of {{most}} pictures added",
  "done": "Added",
  "remove": "Remove {{name}}",
  "retry": "Try {{name}} again",
  "cancel": "Cancel uploading {{name}}",
  "progress": "Uploading {{name}}",
  "refused": {
    "kind": "{{name}} isn’t a PNG or JPEG picture. Choose another one.",
    "bytes": "{{name}} is larger than {{size}} MB. Choose a smaller picture.",
    "damaged": "{{name}} is damaged or incomplete. Choose it again or use another picture.",
    "pixels": "{{name}} has too many pixels. Choose a smaller picture.",
    "unreadable": "{{name}} couldn’t be read. Choose it again or use another picture.",
    "count": "{{name}} wasn’t added. You can add up to {{most}} pictures."
  }
}
  points: {
  "title": "Points mall",
  "rate": "Earn 1 point for every {{amount}} you bet. Points never expire.",
  "never": "Points never expire.",
  "yours": "Your points",
  "visitor": "Log in to see your points.",
  "balanceFailed": "Your points didn’t load.",
  "items": "Rewards",
  "filters": "Filter rewards",
  "filter": {
    "all": "All",
    "bonus": "Bonus",
    "things": "Items",
    "within": "Within my points"
  },
  "points_one": "{{points}} point",
  "points_other": "{{points}} points",
  "plus": "plus {{amount}}",
  "left": "{{available}} of {{quantity}} left",
  "status": {
    "soldOut": "Sold out",
    "closed": "Closed"
  },
  "short_one": "You need {{points}} more point",
  "short_other": "You need {{points}} more points",
  "none": "No rewards right now",
  "noneHint": "Check back later. Your points never expire.",
  "noneMatch": "No matching rewards",
  "noneMatchHint": "Try another filter or see all rewards.",
  "showAll": "Show all",
  "failed": "The points mall didn’t load",
  "earn": "Browse games",
  "tabs": "Points mall",
  "tab": {
    "mall": "Rewards",
    "convert": "Convert points",
    "orders": "My redemptions"
  },
  "redeem": "Redeem",
  "redeemItem": "Redeem {{name}}",
  "trade": {
    "title": "Redeem",
    "quantity": "Quantity",
    "more": "One more",
    "fewer": "One fewer",
    "price": "{{quantity}} × {{points}} points",
    "money": "From your balance",
    "credit": "Bonus you’ll receive",
    "have": "You have",
    "after": "Left afterwards",
    "password": "Login password",
    "passwordHint": "To make sure it’s you.",
    "submit_one": "Redeem {{points}} point",
    "submit_other": "Redeem {{points}} points",
    "sending": "Sending",
    "checkedNote": "We check each order first. If we reject it, you get everything back.",
    "bonusNote": "Credited at once. Bet the bonus once before you withdraw it.",
    "lost": "Your request didn’t reach us. Nothing was taken. Try again.",
    "expired": "We can no longer trace your last request here. Check “My redemptions” before you send it again.",
    "unsure": "Checking your request.",
    "unsureBody": "The connection broke before we could answer. You won’t be charged twice."
  },
  "fault": {
    "points": "You don’t have enough points for this.",
    "money": "Your balance is too low for this. Deposit first.",
    "password": "Enter your login password."
  },
  "result": {
    "credited": "{{amount}} has been added to your balance.",
    "ordered": "We’ve received your order.",
    "approved": "Your order is approved.",
    "waiting": "We’re checking it and will message you.",
    "done": "Done"
  },
  "convert": {
    "title": "Convert points to money",
    "rule": "{{points}} points = {{amount}}",
    "points": "Points to convert",
    "hint": "At least {{minimum}}, in steps of {{step}}. You have {{held}}.",
    "receive": "You’ll receive",
    "submit": "Convert to {{amount}}",
    "note": "Added to your balance at once. No turnover.",
    "failed": "Point conversion didn’t load",
    "fault": {
      "required": "Enter how many points to convert.",
      "format": "Enter a whole number, such as {{minimum}}.",
      "below": "Minimum {{minimum}} points.",
      "step": "Enter a multiple of {{step}}.",
      "short": "You only have {{held}} points."
    }
  },
  "orders": {
    "spent": "Total redeemed",
    "waiting": "Orders in process",
    "filter": "Filter by status",
    "state": {
      "inProcess": "In process",
      "approved": "Approved",
      "rejected": "Rejected"
    },
    "time": "Time",
    "item": "Item",
    "times": "{{quantity}} × {{name}}",
    "quantity": "Quantity",
    "points": "Points",
    "stateName": "Status",
    "note": "Note",
    "number": "Order number",
    "converted": "Converted to money",
    "credited": "{{amount}} credited",
    "paid": "{{amount}} paid",
    "returned": "Everything was returned.",
    "failed": "Your redemptions didn’t load",
    "none": "No redemptions yet",
    "noneFits": "No redemptions with this status",
    "pages": "Pages of redemptions"
  }
}
  promotions: {
  "apply": {
    "title": "Apply",
    "left_one": "{{count}} application left this week, until {{until}}",
    "left_other": "{{count}} applications left this week, until {{until}}",
    "none": "You’ve used this week’s applications. You can apply again from {{day}}.",
    "pictures": "Pictures as proof",
    "remark": "Remark (optional)",
    "count": "{{count}} of {{most}}",
    "contact": "{{messengers}} number",
    "contactHint": "We’ll confirm it there, so enter a number you use.",
    "send": "Send application",
    "sending": "Sending",
    "sent": "Application sent. You’ll see the result here.",
    "note": "You’ll see the result here. You can keep playing meanwhile.",
    "open": "Apply"
  },
  "fault": {
    "pictures": {
      "required": "Add at least one picture.",
      "waiting": "Wait until your pictures have been sent.",
      "failed": "A picture wasn’t sent. Try it again or remove it."
    },
    "remark": "Use {{most}} characters at most.",
    "contact": {
      "required": "Enter the number you use there.",
      "format": "Enter a number with 8 to 15 digits."
    }
  },
  "list": {
    "title": "Your applications",
    "failed": "Your applications didn’t load",
    "sent": "Sent {{time}}",
    "claimed": "Claimed {{time}}",
    "noRemark": "No remark",
    "points_one": "{{number}} point",
    "points_other": "{{number}} points"
  },
  "claim": {
    "press": "Claim {{gain}}",
    "sending": "Claiming",
    "turnover": "Bet it {{times}}× before you withdraw it.",
    "free": "No turnover: you can withdraw it at once.",
    "unknown": "We don’t know yet whether your claim arrived. We’re checking.",
    "lost": "Your claim didn’t arrive, so nothing was paid. Claim it again.",
    "expired": "We can no longer trace this claim. Check your account record."
  },
  "raffle": {
    "before": "Starts {{time}}",
    "running": "Until {{time}}",
    "over": "Ended {{time}}",
    "left": "Draws left",
    "toNext": "To your next draw",
    "grid": "Nine lanterns",
    "gridOpen": "Nine lanterns, one open",
    "parol": "Lantern {{number}}",
    "youDrew": "You drew",
    "nothing": "Nothing this time",
    "cash": "{{amount}} cash",
    "yours": "You won {{gain}}",
    "claimUntil": "Claim by {{time}}.",
    "turnover": "Turnover {{times}}×.",
    "more_one": "{{count}} more prize to claim",
    "more_other": "{{count}} more prizes to claim",
    "paid": "{{gain}} is now in your balance.",
    "paidPoints": "{{gain}} are now in your points balance.",
    "play": "Play for the next draw",
    "overHint": "The draw is over. Unused draws have expired.",
    "beforeHint": "The draw hasn’t started. Bets count from its first day.",
    "prizes": "Prizes",
    "prize": "Prize",
    "stock": "Left",
    "chance": "Chance",
    "of": "{{left}} of {{all}}",
    "gone": "All gone",
    "oneIn": "1 in {{number}}",
    "blanks": "About {{number}} in 20 draws win nothing.",
    "all": "{{all}} draws in total, {{gone}} used so far.",
    "winners": "Latest winners",
    "draws": "Your draws",
    "drawsFailed": "Your draws didn’t load",
    "noDraws": "Your draws are listed here, with what you won.",
    "showAll": "Show all {{number}}",
    "claimBy": "Claim by {{day}}",
    "claimed": "Claimed",
    "lapsed": "Expired",
    "failed": "The draw didn’t load",
    "logIn": "Log in to draw"
  },
  "terms": {
    "bonus": "Bonus",
    "upTo": "Up to {{figure}}",
    "percentUpTo": "{{percent}}, up to {{amount}}",
    "leastDeposit": "Minimum deposit",
    "turnover": "Turnover",
    "free": "None",
    "times": "{{times}}×",
    "most": "up to",
    "pool": "Prize pool",
    "each": "For each of you",
    "both": "for both",
    "points": "Points",
    "paid": "Paid"
  },
  "applied": {
    "process": "We’re reviewing your application. You’ll see the result here.",
    "issued": "Your application was accepted. Claim your reward below.",
    "claimed": "You’ve claimed this reward.",
    "rejected": "Your application wasn’t accepted. The reason is below."
  },
  "examples": {
    "title": "What your deposit gets you",
    "deposit": "You deposit",
    "bonus": "Bonus",
    "toBet": "To bet before you withdraw"
  },
  "rules": "Terms",
  "progress": {
    "label": "Your progress",
    "of": "{{done}} of {{goal}}",
    "next": "Next: {{gain}}",
    "reached": "Reached: {{gain}}"
  }
}
  proxy: {
  "proxy": {
    "title": "Network login required",
    "lead": "The proxy server {{proxy}} asks for its own username and password, not those of your player account.",
    "again": "The proxy didn’t accept that. Check the username and password.",
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
    "deposit": "Top 20 deposits",
    "bet": "Top 20 bets"
  },
  "lead": {
    "deposit": "Deposits credited, {{days}}. Names are masked.",
    "bet": "Bets placed, {{days}}. Names are masked."
  },
  "kinds": "Rankings",
  "amount": {
    "deposit": "Deposits",
    "bet": "Bets"
  },
  "howText": {
    "deposit": "A deposit counts on the day it’s credited, {{zone}}.",
    "bet": "A bet counts on the day it’s settled, {{zone}}. Cancelled bets and demo bets don’t count."
  },
  "period": {
    "label": "Period",
    "today": "Today",
    "month": "This month",
    "lastMonth": "Last month"
  },
  "place": "Rank",
  "player": "Player",
  "you": "{{name}} (you)",
  "rank": "Rank {{place}}",
  "own": {
    "title": "Your rank",
    "of_one": "of {{players}} player",
    "of_other": "of {{players}} players",
    "toNext": "{{amount}} to the next rank",
    "first": "You’re in first place.",
    "none": "Not ranked yet",
    "nonePastTitle": "Not ranked",
    "noneDeposit": "You’re ranked after your first deposit in this period.",
    "noneBet": "You’re ranked after your first bet in this period.",
    "nonePast": "You weren’t ranked in this period.",
    "visitor": "Log in to see your rank.",
    "failed": "Your rank didn’t load.",
    "prize": "This rank wins {{prize}}.",
    "toPrize": "{{amount}} to rank {{place}} and its {{prize}} prize."
  },
  "how": "How it works",
  "calm": "Don’t play more than you planned to climb a ranking.",
  "calmLink": "Play it safe",
  "none": "No players ranked yet",
  "noneHint": "The first players of this period will appear here.",
  "failed": "The ranking didn’t load",
  "prize": "Prize",
  "prizeOf": "Prize {{amount}}",
  "paid": "Prizes are credited on {{day}}. Bet a prize {{turnover}}× before you withdraw it."
}
  records: {
  "filters": "Filters",
  "preset": {
    "today": "Today",
    "yesterday": "Yesterday",
    "last7": "Last 7 days",
    "last14": "Last 14 days",
    "last30": "Last 30 days",
    "thisMonth": "This month",
    "lastMonth": "Last month",
    "last6Months": "Last 6 months",
    "last12Months": "Last 12 months"
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
    "failed": "The export didn’t finish. Try again."
  },
  "chart": {
    "showTable": "Show table",
    "showChart": "Show chart",
    "points": "{{chart}}: move with the arrow keys"
  },
  "outdated": "These records may be out of date.",
  "zone": "Times are in {{zone}}.",
  "timesAsMuch": "{{times}} times as much"
}
  recovery: {
  "crashes": {
    "message": "The client keeps crashing",
    "detail": "We restarted it several times. Your money and finished rounds are safe. Try again, or quit and reopen it."
  },
  "hangs": {
    "message": "The client isn’t responding",
    "detail": "You can wait, or reload it. Your money and finished rounds are safe. Open games close when it reloads."
  },
  "graphics": {
    "message": "The graphics keep failing on this computer",
    "detail": "Without hardware acceleration the client runs more steadily, but moves less smoothly. Open games close when it restarts."
  },
  "again": "Try again",
  "quit": "Quit",
  "wait": "Wait",
  "reload": "Reload",
  "switchOff": "Turn off and restart",
  "notNow": "Not now"
}
  referral: {
  "note": "Your income from your friends’ bets, paid daily.",
  "link": {
    "title": "Your link",
    "hint": "For adults who don’t have an account here yet.",
    "copy": "Copy link",
    "copied": "Link copied",
    "copyFailed": "The browser didn’t allow copying. Select the text and copy it yourself.",
    "share": "Share",
    "invitation": "Join me on {{site}}",
    "code": "QR code of your invitation link",
    "save": "Save QR code",
    "saveFailed": "The image couldn’t be saved. Take a screenshot instead."
  },
  "code": {
    "label": "Referral code",
    "copy": "Copy code",
    "copied": "Code copied"
  },
  "figures": {
    "friends": "Friends",
    "joined": "Joined this month",
    "active": "Active",
    "today": "Today so far",
    "thisMonth": "Paid for this month",
    "total": "Total paid"
  },
  "rules": {
    "title": "How it works",
    "first": "You earn {{percent}} of the valid bets of friends you invite.",
    "second": "You earn {{percent}} from friends they invite.",
    "further": "You earn {{percent}} from level {{level}}.",
    "counts": "A bet counts on the day it is settled. Cancelled bets, free rounds, trial accounts and your own bets don’t count.",
    "paid": "A day ends at midnight, {{zone}}. Its income is added to your main wallet the next time you’re here, and then it’s final.",
    "free": "You can withdraw it at once.",
    "turnover": "Bet it {{times}}× before you withdraw it.",
    "active": "Active friends have bet in the last {{days}} days."
  },
  "levels": {
    "title": "Income by level",
    "level": "Level",
    "share": "Your share"
  },
  "days": {
    "title": "Income of the last 30 days",
    "day": "Day"
  },
  "friends": {
    "title": "Your friends",
    "friend": "Friend",
    "joined": "Joined",
    "state": "Status",
    "states": {
      "active": "Active",
      "quiet": "Inactive",
      "new": "No bets yet"
    },
    "validBet": "Valid bets",
    "income": "Your income",
    "all": "All friends",
    "finished": "Completed days only",
    "pages": "Pages of friends",
    "none": "No friends yet",
    "noneHint": "Share your link. Friends appear here once they register with it.",
    "failed": "Your friends didn’t load"
  },
  "failed": "Your invitations didn’t load"
}
  register: {
  "title": "Register",
  "greeting": "Let’s get started.",
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
  "failed": "The form didn’t load",
  "closed": "Registration is closed",
  "closedBody": "We aren’t opening new accounts right now. Try again later, or contact customer service.",
  "terms": "I am {{age}} or above and have read the <terms>terms</terms> and the <privacy>privacy notice</privacy>.",
  "policy": "I’m registering with an agent’s code and have read the <policy>agent policy</policy>.",
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
    "paymentPassword": "You’ll use it to confirm withdrawals."
  },
  "placeholder": {
    "username": "Choose a username",
    "password": "Hard to guess",
    "confirmPassword": "Type it again",
    "paymentPassword": "Not your login password",
    "mobileNum": "%mobile%",
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
    "format": "This format isn’t right. Check it and try again.",
    "account": "You can’t use this username. Try another one.",
    "password": "You can’t use this password. Try another one.",
    "payeeName": "Enter your real name as shown on your ID.",
    "email": "Enter a valid email address.",
    "mobileNum": "Enter your mobile number.",
    "phone": "Enter a valid mobile number, such as %mobile%.",
    "verificationCode": "Enter the verification code from the SMS.",
    "captcha": "Enter the characters in the captcha image.",
    "mismatch": "The passwords don’t match. Type them again.",
    "terms": "Tick the box to confirm that you’re {{age}} or above and have read the terms.",
    "policy": "Tick the box to confirm that you’ve read the agent policy."
  },
  "refusal": {
    "USERNAME_TAKEN": "This username is taken. Choose another one.",
    "MOBILE_TAKEN": "This mobile number already has an account. Log in, or use another number.",
    "WRONG_CODE": "This code is wrong or has expired. Check it, or send a new one.",
    "WRONG_CAPTCHA": "The characters didn’t match. Try the new image.",
    "INVALID_REFERRAL_CODE": "This referral code doesn’t exist. Check it and try again.",
    "REGISTRATION_OFF": "You can’t register this way right now. Try another way, or contact customer service.",
    "BOT_CHECK_FAILED": "We couldn’t confirm that you’re a person. Try again.",
    "REPLAYED": "The connection was interrupted. Try again."
  },
  "invitation_code_error": "This invitation code isn’t valid.",
  "referral": {
    "body": "We can’t find an agent with the code {{code}}. Check it with the person who gave it to you, or register without one.",
    "bodyRequired": "We can’t find an agent with the code {{code}}. Check it with the person who gave it to you.",
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
  "reg_pattern_18": "Use (min) - (max) characters with an uppercase letter, a lowercase letter, a digit and a symbol.",
  "welcome": "Welcome to {{brand}}!"
}
  responsible: {
  "lead": "Only play with money and time you can afford to lose.",
  "operator": "A message from {{brand}}",
  "helpline": "Talk to someone who can help. You don’t have to give your name.",
  "net": {
    "title": "Your lifetime net deposits",
    "visitor": "All your deposits minus all your withdrawals. Log in to see yours.",
    "made": "Deposited {{deposits}}, withdrawn {{withdrawals}}.",
    "waiting": "Calculating…",
    "since": "Since {{day}}, when you opened your account.",
    "failed": "Your net deposits didn’t load."
  },
  "tools": {
    "title": "Tools to stay in control",
    "clock": {
      "title": "Time always in view",
      "text": "Every game shows the clock and how long you’ve been playing."
    },
    "limits": {
      "title": "Decide before you play",
      "text": "Decide on an amount and a time, and stop when you reach either. Never chase your losses."
    },
    "ask": {
      "title": "Prefer to talk to someone?",
      "text": "Customer service answers your questions about limits, breaks and self-exclusion.",
      "write": "Contact customer service"
    },
    "minors": {
      "title": "{{age}} and over only",
      "text": "You must be {{age}} or older to play. Keep your password private, and sign out on shared devices."
    }
  },
  "signs": {
    "title": "Warning signs",
    "hint": "Tick what applies to you. Nothing is saved or sent.",
    "more": "I often bet more than I planned",
    "winBack": "I try to win back what I lost",
    "hide": "I hide how much I play",
    "borrow": "I borrow money to play",
    "think": "I think about gambling when I should be sleeping or working",
    "neglect": "I neglect people or bills because of gambling",
    "one": "Even one sign is a reason to take a break and talk to someone.",
    "several": "Please stop for today and call the helpline. They help many people in the same situation."
  },
  "market": {
    "title": "Licence details",
    "age": "Minimum age",
    "licence": "Licence",
    "authority": "Issued by",
    "cockfight": "Cockfights",
    "offered": "Offered",
    "notOffered": "Not offered"
  },
  "own": {
    "title": "Your tools",
    "lead": "Lowering a limit applies at once. Raising it takes a day.",
    "deposit": "Deposit limit",
    "loss": "Loss limit",
    "time": "Play time",
    "check": "Reality check",
    "break": "Take a break",
    "exclude": "Exclude yourself",
    "text": {
      "deposit": "How much you can deposit per day, week or month.",
      "loss": "How much you can lose before your bets stop.",
      "time": "How long you can play before your bets stop.",
      "check": "Shows your time and net result between rounds.",
      "break": "24 hours, 7 days or 30 days without play. You can still withdraw.",
      "exclude": "6 months, 1 year or 5 years. It can’t be undone."
    },
    "left": "{{left}} left until {{until}}.",
    "every": "Every {{interval}}.",
    "paused": "On until {{until}}.",
    "set": "Set",
    "change": "Change",
    "choose": "Choose",
    "read": "Read and choose"
  }
}
  rewards: {
  "time": "Time",
  "order": "Number",
  "until": "until {{time}}",
  "noEnd": "no end date",
  "claimedThisMonth": "Claimed this month",
  "claim": {
    "button": "Claim",
    "of": "Claim {{title}}, {{amount}}",
    "done": "{{amount}} is now in your balance.",
    "unsure": "The connection dropped. We’re checking whether your request went through. It won’t be made twice.",
    "lost": "Your request didn’t reach us, so nothing has changed. Try again.",
    "expired": "We can no longer trace your last request. Check Bonus details before you try again."
  },
  "turnover": {
    "none": "No turnover: withdraw it any time.",
    "some": "Bet {{amount}} to withdraw it."
  },
  "centre": {
    "note": "Claim your rewards. Each one shows what it takes.",
    "toClaim": "To claim",
    "soon": "Coming up",
    "from": "from {{time}}",
    "counting": "Counting",
    "lastClaimed": "Last claimed",
    "none": "Nothing to claim right now",
    "noneBody": "A new check-in starts every day at midnight, {{zone}}.",
    "failed": "Your rewards didn’t load"
  },
  "reason": {
    "welcome": "For opening your account.",
    "checkin": "Day {{day}} in a row.",
    "cashback": "{{percent}}% of your {{loss}} net loss, {{from}} – {{to}}.",
    "vip": "For your level this week.",
    "milestone": "For {{goal}} in valid bets. You’re at {{done}}."
  },
  "rebate": {
    "note": "Money back on your valid bets, won or lost.",
    "toClaim": "To claim now",
    "bets": "Valid bets",
    "amount": "Rebate",
    "claim": "Claim {{amount}}",
    "asOf": "Bets settled since {{from}} ({{zone}}) that have no rebate yet.",
    "byType": "By game type",
    "share": "Share of {{type}}",
    "validBets": "{{amount}} valid bets",
    "facts": {
      "title": "Good to know",
      "minimum": "Minimum claim: {{amount}}.",
      "once": "A bet counts once. Cancelled bets don’t count."
    },
    "failed": "Your rebate didn’t load",
    "history": {
      "title": "Claimed rebates",
      "month": "{{amount}} this month",
      "open": "Details of rebate {{order}}",
      "failed": "Your claimed rebates didn’t load",
      "none": "No rebates claimed yet",
      "noneBody": "Each claim is listed here with the bets it was paid for.",
      "detail": "Rebate details",
      "line": "{{type}}, {{percent}}% of {{amount}}"
    }
  },
  "missions": {
    "note": "New missions every day and every week at 00:00, {{zone}}. Claim before they end.",
    "period": "Mission period",
    "daily": "Today",
    "weekly": "This week",
    "ends": "Ends in {{left}}",
    "progress": "{{done}} of {{target}}",
    "claimed": "Claimed",
    "play": "Play",
    "playFor": "Play for {{title}}",
    "deposit": "Deposit",
    "depositFor": "Deposit for {{title}}",
    "failed": "Your missions didn’t load"
  },
  "board": {
    "title": "Leaderboard",
    "week": "Week",
    "rank": "Rank",
    "player": "Player",
    "this": "This week",
    "last": "Last week",
    "ends": "By valid bets. Settled and paid on {{time}}.",
    "final": "Final. The prizes have been paid.",
    "bets": "Valid bets",
    "prize": "Prize",
    "more": "Show top {{count}}",
    "fewer": "Show fewer",
    "you": "You",
    "gap": "{{amount}} more in valid bets to reach place {{place}}.",
    "noPlace": "You have no valid bets this week yet.",
    "notPlaced": "You weren’t in the top 20.",
    "none": "Nobody has played this week yet",
    "noneLast": "No leaderboard for last week",
    "noneBody": "The week’s top 20 appear here once bets are settled.",
    "failed": "The leaderboard didn’t load"
  },
  "bonus": {
    "note": "What’s left to do for each bonus.",
    "active": "Turnover to finish",
    "activeNote": "Bets take your own money first, then the oldest bonus that the game allows. What a bonus wins stays in it until you’ve finished its turnover.",
    "activeFailed": "Your open turnover didn’t load",
    "progress": "{{done}} of {{required}}",
    "leftOver": "{{amount}} left",
    "turnoverOf": "Turnover of {{title}}",
    "allGames": "All games count",
    "someGames": "Counts: {{types}}",
    "games": "Games",
    "bonus": "Bonus",
    "kind": "Type",
    "amount": "Amount",
    "required": "Turnover",
    "done": "Done",
    "left": "Left",
    "ended": "Ended",
    "state": "Status",
    "allStates": "All statuses",
    "states": {
      "active": "In progress",
      "met": "Turnover done",
      "lost": "Played and lost",
      "forfeited": "Given up",
      "free": "Free to withdraw"
    },
    "kinds": {
      "bonus": "Bonus",
      "reward": "Reward",
      "rebate": "Rebate",
      "mission": "Mission",
      "referral": "Invite friends",
      "raffle": "Raffle",
      "points": "Points",
      "welcome": "Welcome credit"
    },
    "open": "Details of {{title}}, {{time}}",
    "none": "No bonuses on these dates",
    "noneFits": "No bonuses with this status",
    "noneBody": "Rewards, rebates and missions appear here as soon as you claim them.",
    "failed": "Your bonuses didn’t load",
    "held": "Bonus balance",
    "holds": "Bonus balance {{amount}}",
    "largestBet": "Largest bet with it",
    "betUpTo": "Bets up to {{amount}}"
  },
  "giveUp": {
    "button": "Give up bonus",
    "of": "Give up bonus {{title}}",
    "title": "Give up {{title}}?",
    "body": "We take the bonus and what it has won, {{amount}}, from your main wallet, and you no longer need to bet the remaining {{left}}. Your own money stays yours. This can’t be undone.",
    "keep": "Keep bonus",
    "confirm": "Give up {{amount}}",
    "done": "Bonus given up. {{amount}} was taken from your main wallet."
  }
}
  rooms: {
  "kind": {
    "cards": {
      "title": "Card rooms",
      "lead": "Play against other players, never the house. The winner takes the pot, less the room’s fee."
    },
    "bingo": {
      "title": "Bingo rooms",
      "lead": "Choose a card price and enter a room."
    }
  },
  "play": "Game",
  "featured": {
    "pot": "One pot of {{pot}} for the whole room. A card costs {{price}}. {{playing}}.",
    "card": "A card costs {{price}}. {{playing}}.",
    "buy": "Buy cards",
    "buyIn": "Buy cards in {{room}}"
  },
  "sitAnywhere": "Quick seat",
  "freeOnly": "Free seats only",
  "stake": "Stake",
  "cardPrice": "Card price",
  "card": "Card",
  "bring": "Buy-in",
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
  "startsIn": "Starts in {{time}}",
  "showAll_one": "Show {{figure}} room",
  "showAll_other": "Show all {{figure}} rooms",
  "showFewer": "Show fewer",
  "none": "No rooms open right now",
  "noneText": "Check back later, or play one of the games below.",
  "noneFit": "No rooms match",
  "noneFitText": "Change the stake or see all rooms.",
  "showEvery": "Show all rooms",
  "failed": "The rooms didn’t load"
}
  search: {
  "search": {
    "title": "Search",
    "hint": "Games, pages, settings",
    "results": "Results",
    "section": {
      "games": "Games",
      "recent": "Recently played",
      "popular": "Popular games",
      "vendors": "Providers",
      "pages": "Pages",
      "promotions": "Promotions",
      "settings": "Settings"
    },
    "kind": {
      "lobby": "Games",
      "account": "Account",
      "service": "Help"
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
    "guessed": "No results for “{{words}}”. Closest matches:",
    "none": "No results for “{{words}}”. Try a shorter part of the name.",
    "failed": {
      "games": "We couldn’t search all games.",
      "promotions": "The promotions didn’t load."
    },
    "close": "close"
  }
}
  sections: {
  "footer": {
    "studios": "Studios",
    "about": "Over {{games}} games from {{studios}} studios in one account at {{brand}}.",
    "aboutPlain": "All games in one account at {{brand}}.",
    "help": "Help",
    "safe": "Play it safe",
    "safeText": "Set a limit that suits you, take breaks, and never play with money you need.",
    "app": "Get the app",
    "appText": "The same games and balance on your phone and computer.",
    "licence": "{{notice}} Licence no. {{number}}, {{authority}}. Players must be {{age}} or older and have read the terms. © {{year}} {{brand}}.",
    "notices": "Open-source licences",
    "age": "{{age}} and over",
    "safeLink": "Responsible gaming",
    "qr": "QR code",
    "codeOf": "QR code of {{app}}",
    "scan": "Scan it with your phone’s camera.",
    "appSteps": "How to install it",
    "appKind": {
      "ANDROID": "Android",
      "IOS": "iPhone",
      "H5": "Lite app"
    },
    "client": "Client settings"
  },
  "steps": {
    "label": "How to start",
    "one": "Create account",
    "oneText": "Use a username or your mobile number. It takes a minute.",
    "two": "Deposit",
    "twoText": "Choose a payment method and an amount.",
    "three": "Start playing",
    "threeText": "Pick a game, decide on a limit, and play at your own pace."
  },
  "about": {
    "title": "About {{brand}}",
    "text": "Slots, live casino, sports and more in one account, from a licensed operator. Your balance and records are always one tap away.",
    "newTitle": "New here?",
    "newText": "See how deposits, bonuses and withdrawals work before you play. Questions? Ask customer service.",
    "instructions": "Instructions",
    "terms": "Terms"
  },
  "live": {
    "title": "Live now",
    "note": "Tables you can join now"
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
    "promotions": "Promotions",
    "promotionsText": "Offers to join, with their terms.",
    "service": "Customer service",
    "serviceText": "Ask us about your account or a game.",
    "security": "{{bits}}-bit encryption",
    "securityText": "Protects your data and your money.",
    "everywhere": "Web, mobile and app",
    "everywhereText": "One balance on every device."
  },
  "app": {
    "title": "{{brand}} on your phone",
    "text": "The same games and balance, always with you.",
    "code": "QR code: get {{brand}}",
    "link": "Get the app"
  },
  "rows": {
    "failed": "The games didn’t load",
    "ownFailed": "Your games didn’t load",
    "previous": "{{row}}: previous games",
    "next": "{{row}}: more games",
    "draw": "Draw at {{time}}",
    "pot": "Pot {{amount}}",
    "results": "Last results, latest first",
    "playing_one": "{{figure}} playing",
    "playing_other": "{{figure}} playing",
    "seats_one": "{{taken}} of {{seats}} seat",
    "seats_other": "{{taken}} of {{seats}} seats"
  },
  "hero": {
    "title": "Find your next game.",
    "text": "Slots, live tables and sports in one account.",
    "browse": "Browse games"
  }
}
  sports: {
  "lead": {
    "sports": "Choose a sportsbook. You bet with your balance, and your bets appear in your betting record.",
    "esports": "Choose a provider and bet on the big titles and tournaments.",
    "cockfight": "Choose an arena and bet before each fight starts.",
    "lott": "Choose a lottery, then pick your numbers for the next draw.",
    "elott": "Quick electronic draws, all day long."
  },
  "open": "Open {{vendor}}",
  "now": "Now",
  "live": "{{number}} live",
  "today": {
    "events_one": "{{number}} event today",
    "events_other": "{{number}} events today",
    "matches_one": "{{number}} match today",
    "matches_other": "{{number}} matches today"
  },
  "fight": "Fight {{number}} of {{total}}",
  "nextMatch": "Next match in",
  "nextFight": "Next fight in",
  "nextDraw": "Next draw in",
  "limits": "Bet range",
  "hot": "Hot now",
  "none": "Nothing is open right now",
  "noneHelp": "The providers may be under maintenance. Try again later or play another game.",
  "failed": "The providers didn’t load"
}
  statement: {
  "entries": {
    "note": "Every change to your balance.",
    "type": "Type",
    "allTypes": "All types",
    "group": {
      "deposits": "Deposits",
      "withdrawals": "Withdrawals",
      "transfers": "Transfers",
      "play": "Bets and payouts",
      "bonuses": "Bonuses and rewards",
      "others": "Other"
    },
    "direction": "Direction",
    "allDirections": "In and out",
    "in": "Money in",
    "out": "Money out",
    "net": "Net change",
    "count": "Entries",
    "amount": "Amount",
    "balance": "Balance after",
    "wallet": "Wallet",
    "mainWallet": "Main wallet",
    "open": "Details of {{kind}}, {{time}}",
    "none": "No activity on these dates",
    "noneHint": "Deposits, bets, payouts and bonuses appear here at once.",
    "noneFits": "No entries match these filters",
    "noneFitsHint": "Clear the filters to see all entries on these dates.",
    "failed": "Your account record didn’t load"
  },
  "entry": {
    "title": "Entry details",
    "number": "Entry number",
    "reference": "Reference",
    "about": "About",
    "booked": "Recorded",
    "before": "Balance before",
    "failed": "The details didn’t load"
  },
  "ownRebate": "Bet rebate",
  "kind": {
    "opening": "Opening balance",
    "welcome": "Welcome credit",
    "playCredit": "Trial credit",
    "deposit": "Deposit",
    "withdrawal": "Withdrawal",
    "withdrawalReturn": "Withdrawal returned",
    "feeReturn": "Fee returned",
    "fee": "Fee",
    "bonus": "Bonus",
    "bonusRemoval": "Bonus removed",
    "takenBack": "Taken back: bet voided",
    "reward": "Reward",
    "rebate": "Rebate",
    "mission": "Mission reward",
    "referral": "Income from friends",
    "commission": "Team rebate",
    "dailySalary": "Daily salary",
    "hourlySalary": "Hourly salary",
    "realtimeSalary": "Real-time salary",
    "dividend": "Dividend",
    "raffle": "Raffle prize",
    "points": "Points converted to money",
    "pointsPurchase": "Points mall purchase",
    "transfer": "Transfer between wallets",
    "teamTransfer": "Transfer in your team",
    "adjustment": "Correction by the operator",
    "bet": "Bet",
    "win": "Payout",
    "freeRound": "Free round payout",
    "promotion": "Game promotion payout",
    "jackpot": "Jackpot",
    "rollback": "Bet or payout reversed"
  },
  "profit": {
    "rule": "Net result: payouts minus valid bets, plus bonuses. Bets count on the day they were placed.",
    "noBonus": "Bonuses have no game, so they’re left out while you filter by game.",
    "group": "Show by",
    "by": {
      "days": "Day",
      "types": "Game type",
      "vendors": "Provider"
    },
    "deposits": "Deposits",
    "withdrawals": "Withdrawals",
    "bonus": "Bonuses and rebates",
    "total": "Total",
    "none": "No results on these dates",
    "noneHint": "Bets, deposits and bonuses are totalled here by day.",
    "noneFits": "No bets match these filters",
    "failed": "Your results didn’t load"
  },
  "story": {
    "open": "You bet {{bet}} on {{game}}. The round isn’t settled yet.",
    "won": "You bet {{bet}} on {{game}} and won {{win}}.",
    "back": "You bet {{bet}} on {{game}} and got {{win}} back.",
    "lost": "You bet {{bet}} on {{game}} and won nothing.",
    "void": "Your bet of {{bet}} on {{game}} was cancelled, and you got it back.",
    "freeVoid": "A win without a bet on {{game}} was cancelled.",
    "free": "You won {{win}} in a free round of {{game}}.",
    "freeNone": "A round without a bet on {{game}} won nothing.",
    "promotion": "A promotion of {{game}} paid you {{win}}.",
    "jackpot": "You bet {{bet}} on {{game}} and won a jackpot of {{jackpot}}. The round paid {{win}} in all.",
    "jackpotOpen": "You bet {{bet}} on {{game}} and won a jackpot of {{jackpot}}. The round isn’t over yet."
  }
}
  titles: {
  "title": {
    "home": "{{brand}}: slots, live casino, sports and fishing",
    "register": "Create your account · {{brand}}",
    "login": "Log in · {{brand}}",
    "games": "All games · {{brand}}",
    "slots": "Slots: popular and new games · {{brand}}",
    "jili": "Slots by {{vendor}} · {{brand}}",
    "vendor": "Games by {{vendor}} · {{brand}}",
    "fish": "Fishing games · {{brand}}",
    "pvp": "Poker and card rooms · {{brand}}",
    "bingo": "Bingo rooms · {{brand}}",
    "live": "Live casino with real dealers · {{brand}}",
    "table": "Table games · {{brand}}",
    "sports": "Sports betting · {{brand}}",
    "fbsports": "FB Sports · {{brand}}",
    "esports": "Esports betting · {{brand}}",
    "cockfight": "Online cockfights · {{brand}}",
    "lott": "Lottery providers · {{brand}}",
    "elott": "E-lottery · {{brand}}",
    "lottery": "Lottery: draws and numbers · {{brand}}",
    "promotions": "Promotions and bonuses · {{brand}}",
    "promotion": "Promotion · {{brand}}",
    "download": "Get the Android and iPhone app · {{brand}}",
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
    "home": "Slots, live casino, fishing, poker, sports and lottery in one account at {{brand}}. For players aged {{age}} and over.",
    "register": "Open an account at {{brand}} with a username or mobile number. It takes a minute. You must be {{age}} or older.",
    "login": "Log in to {{brand}} with your password or an SMS code.",
    "games": "Every game at {{brand}} in one place. Search by name, choose a provider, or see what others are playing.",
    "slots": "Online slots at {{brand}}: search by studio, see recent wins and choose by the lowest bet.",
    "jili": "All slots by {{vendor}} at {{brand}}, the most popular first, with jackpot games marked.",
    "vendor": "All games by {{vendor}} at {{brand}}, the most played first.",
    "fish": "Fishing games at {{brand}}. Choose your cannon, set your bet and aim for the big ones.",
    "pvp": "Poker and card rooms at {{brand}}, with stakes, buy-ins and free seats at a glance.",
    "bingo": "Online bingo at {{brand}}. Choose a room by card price and see when the next draw starts.",
    "live": "Baccarat, roulette, Sic Bo and more with real dealers, streamed live at {{brand}}.",
    "table": "Live tables at {{brand}}: baccarat, blackjack, roulette and more, with the limits of each table shown.",
    "sports": "Bet on basketball, football, boxing and more at {{brand}}, before and during the match.",
    "fbsports": "The FB sportsbook at {{brand}}: odds before the match and live.",
    "esports": "Odds on matches and tournaments of the big esports titles at {{brand}}.",
    "cockfight": "Cockfights at {{brand}}. Choose an arena and bet before each fight starts.",
    "lott": "All lottery providers at {{brand}}. Choose one and pick your numbers for the next draw.",
    "elott": "Keno, pick games and other quick electronic draws at {{brand}}.",
    "lottery": "Choose your numbers, see when the next draw is, and check the latest results at {{brand}}.",
    "promotions": "Promotions at {{brand}}: welcome and deposit bonuses, rebates, races and free spins, with the terms of each.",
    "promotion": "What this {{brand}} promotion gives, who can join, and its terms.",
    "download": "Get {{brand}} on your phone. Scan the code or download it, then install it step by step on Android or iPhone.",
    "join": "Invite players to {{brand}} and earn on what they play, with every figure in sight.",
    "help": "Answers about accounts, deposits, withdrawals, bonuses and responsible gaming at {{brand}}.",
    "notices": "News, planned maintenance and changes at {{brand}}, the latest first.",
    "points": "Earn points while you play at {{brand}} and see the rewards in the points mall.",
    "depositRank": "The 20 players with the highest deposits at {{brand}}, today and this month.",
    "betRank": "The 20 players with the highest bets at {{brand}}, today and this month.",
    "feedback": "Tell {{brand}} what went wrong or what could be better. We read every message.",
    "deposit": "Deposit into your {{brand}} account.",
    "game": "Play this game at {{brand}}.",
    "notFound": "This page doesn’t exist at {{brand}}."
  }
}
  transfers: {
  "note": "To your upline. There is no fee.",
  "noteAgent": "To your upline or one of your direct downlines. There is no fee.",
  "failed": "Transfers didn’t load",
  "barred": {
    "title": "You can’t transfer money",
    "noUpline": "Your account has no upline, so there’s no one to transfer to.",
    "switchedOff": "Transfers between accounts are switched off at the moment.",
    "notMember": "Only player accounts can transfer money."
  },
  "to": "To",
  "target": {
    "upline": "My upline",
    "downline": "A downline"
  },
  "relation": "Relationship",
  "relations": {
    "upline": "Upline",
    "downline": "Downline"
  },
  "account": "Account name",
  "accountHint": "The exact name of one of your direct downlines.",
  "foundAgent": "Agent {{name}}",
  "foundMember": "Member {{name}}",
  "amount": "Amount",
  "remark": "Note to the recipient",
  "remarkShort": "Note",
  "remarkCount": "Optional · {{used}} of {{limit}}",
  "summary": {
    "title": "Summary",
    "free": "You can transfer now",
    "locked": "Locked by turnover",
    "dayLeft": "Left of today’s limit",
    "after": "Left in your balance",
    "gets": "{{name}} gets",
    "downlineGets": "Your downline gets",
    "note": "Arrives at once and can’t be taken back. You confirm it in the next step."
  },
  "review": "Continue",
  "confirm": {
    "title": "Check your transfer",
    "body": "The money arrives at once and can’t be taken back. Enter your payment password to send it.",
    "send": "Send {{amount}}",
    "change": "Change"
  },
  "sending": "Sending your transfer",
  "lost": "Your last attempt didn’t reach us, so nothing was sent. You can try again.",
  "expired": "We can’t confirm whether your last transfer arrived. Check your transfers below before you try again.",
  "unsure": {
    "title": "The connection dropped.",
    "body": "We’re checking whether your transfer went through. It won’t be sent twice."
  },
  "order": {
    "title": "Your transfer",
    "done": "{{name}} has received {{amount}}.",
    "time": "Time",
    "number": "Order number",
    "another": "Make another transfer"
  },
  "fault": {
    "required": "Enter an amount.",
    "format": "Enter an amount such as 500 or 500.50.",
    "below": "Minimum {{limit}}.",
    "above": "Maximum {{limit}}.",
    "locked": "You can transfer {{limit}} now. The rest is locked by turnover or is in a provider wallet.",
    "day": "You can transfer {{limit}} more today.",
    "account": "Enter the account name of your downline.",
    "remark": "Keep the note within {{limit}} characters."
  },
  "history": {
    "title": "Sent and received",
    "direction": "Direction",
    "all": "Sent and received",
    "sent": "Sent",
    "received": "Received",
    "party": "Account",
    "failed": "Your transfers didn’t load",
    "none": "No transfers on these dates",
    "noneHint": "What you send and receive appears here at once.",
    "noneFits": "No transfers match this filter"
  }
}
  wallets: {
  "note": "Your money is in the main wallet or a provider wallet.",
  "failed": "Your wallets didn’t load",
  "outdated": "These balances may be out of date.",
  "total": "Total",
  "main": "Main wallet",
  "withVendors": "With providers",
  "list": {
    "title": "Provider wallets",
    "search": "Search providers",
    "provider": "Provider",
    "balance": "Balance",
    "none": "No provider matches “{{typed}}”.",
    "closed": "Closed",
    "in": "Move in",
    "out": "Move out",
    "more": "Show all providers",
    "fewer": "Show fewer"
  },
  "recall": {
    "button": "Recall all",
    "busy": "Bringing your money back",
    "done": "{{amount}} came back to your main wallet.",
    "lost": "Your recall didn’t reach us, so nothing moved. You can try again."
  },
  "move": {
    "title": "Move money",
    "from": "From",
    "to": "To",
    "fromVendor": "From provider",
    "toVendor": "To provider",
    "noVendor": "No provider matches",
    "swap": "Swap direction",
    "amount": "Amount",
    "all": "Move all",
    "submit": "Move {{amount}}",
    "sending": "Moving your money",
    "note": "Instant and free. Each provider’s games use their own wallet.",
    "lost": "Your last attempt didn’t reach us, so nothing moved. You can try again.",
    "done": "{{amount}} moved to {{name}}.",
    "time": "Time",
    "number": "Order number",
    "another": "Move more money"
  },
  "expired": "We can’t confirm whether your last request arrived. Check your balances before you try again.",
  "unsure": {
    "title": "The connection dropped.",
    "body": "We’re checking whether your money moved. It won’t be moved twice."
  },
  "fault": {
    "required": "Enter an amount.",
    "format": "Enter an amount such as 500 or 500.50.",
    "below": "Minimum {{limit}}.",
    "above": "This wallet holds {{limit}}.",
    "empty": "There is no money in this wallet. Swap the direction or choose another provider.",
    "vendor": "Choose a provider.",
    "closed": "This provider is closed at the moment. Choose another."
  },
  "single": {
    "note": "One wallet for all games.",
    "balance": "Balance",
    "body": "Every game plays with this balance, and wins are paid into it. You don’t need to move money between providers.",
    "withdraw": "Withdraw"
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
      "text": "You’re on the old version, and part of it is no longer available. Reload to get the new one. Send or copy anything you’ve typed first, as it won’t be saved."
    },
    "same": {
      "title": "Part of the site didn’t load",
      "text": "We tried several times. Reloading the page usually helps. Send or copy anything you’ve typed first, as it won’t be saved."
    },
    "reload": "Reload",
    "stay": "Not now"
  },
  "newer": {
    "title": "A new version is available",
    "text": "Reload when you’re ready. Send or copy anything you’ve typed first, as it won’t be saved."
  },
  "offline": {
    "title": "You’re offline",
    "text": "There’s no internet connection. Your balance and open bets are safe. The site will continue as soon as you’re back online."
  },
  "slow": {
    "title": "This is taking longer than usual",
    "body": "Your connection or our servers are slow. The page will finish loading by itself; you don’t need to reload."
  },
  "in_please_information": "You need a real account to chat. Register, or log in with your own account, to talk to customer service.",
  "refusal": {
    "DOMAIN_INVALID": "This site address isn’t valid, or we couldn’t check it. Open the site at its usual address and try again."
  },
  "connection": {
    "lost": "We can’t reach our servers.",
    "trying": "Your balance and open bets are safe. We’ll keep trying."
  }
}
  welcome: {
  "title": "Welcome to {{brand}}, {{name}}",
  "balance": "In your balance",
  "turnover": "Turnover of {{title}}",
  "progress": "{{done}} of {{required}} bet",
  "claim": "Claim",
  "games": "Start with a game",
  "all": "See all games",
  "failed": "Your bonuses didn’t load",
  "claimOf": "Claim {{title}}"
}
  withdrawals: {
  "view": {
    "label": "Withdraw or history",
    "form": "Withdraw",
    "history": "Withdrawal history"
  },
  "form": {
    "note": "To an account in your own name.",
    "failed": "The form didn’t load",
    "account": "Account",
    "amount": "Amount",
    "all": "Maximum:",
    "lost": "Your last request didn’t reach us, so nothing was withdrawn. You can try again.",
    "expired": "We can’t confirm whether your last request arrived. Check your withdrawal history before you try again.",
    "fault": {
      "account": "Choose an account, or add one.",
      "required": "Enter an amount.",
      "format": "Enter an amount such as 500 or 500.50.",
      "below": "Minimum {{limit}}.",
      "above": "Maximum {{limit}} per withdrawal.",
      "free": "You can withdraw up to {{limit}} right now.",
      "day": "You can withdraw another {{limit}} today.",
      "fee": "Enter more than the fee of {{limit}}."
    }
  },
  "unsure": {
    "title": "The connection dropped.",
    "body": "We’re checking whether your withdrawal went through. It won’t be sent twice."
  },
  "free": {
    "now": "You can withdraw now",
    "all": "No turnover left. You can withdraw your whole main wallet.",
    "locked": "{{amount}} is locked for now.",
    "lockedBody": "It unlocks once you’ve bet the rest of the turnover below.",
    "list": "Turnover left",
    "done": "{{done}} of {{required}}",
    "toGo": "{{amount}} left to bet",
    "showAll": "Show all {{number}}",
    "source": {
      "deposit": "Deposit of {{day}}",
      "bonus": "Bonus of {{day}}",
      "reward": "Reward of {{day}}",
      "rebate": "Rebate of {{day}}",
      "mission": "Mission of {{day}}",
      "referral": "Referral income of {{day}}",
      "raffle": "Raffle prize of {{day}}",
      "points": "Points mall, {{day}}",
      "transfer": "From your upline, {{day}}",
      "welcome": "Welcome credit of {{day}}"
    }
  },
  "summary": {
    "title": "Summary",
    "amount": "You withdraw",
    "fee": "Fee",
    "left": "Left in your balance",
    "received": "You’ll receive",
    "on": "You’ll receive in {{account}}",
    "submit": "Withdraw",
    "submitAmount": "Withdraw {{amount}}",
    "final": "Withdrawals can’t be cancelled. Yours is sent once, even if the connection drops."
  },
  "rules": {
    "title": "Rules",
    "order": "{{min}} to {{max}} per withdrawal",
    "day": "{{amount}} a day, {{left}} left today",
    "orders": "{{most}} withdrawals a day, {{left}} left today",
    "noFee": "No fee",
    "fee": "Fee: {{fee}} per withdrawal",
    "feeAfter": "First {{free}} of the day free ({{left}} left), then {{fee}} each",
    "reviewSystem": "Checked automatically, usually within {{minutes}} min",
    "reviewPeople": "Checked by our staff, one by one",
    "answer": "After the payout you have {{minutes}} min to tell us if it hasn’t arrived",
    "holder": "Only to accounts of {{holder}}"
  },
  "confirm": {
    "title": "Withdraw now?",
    "to": "To",
    "back": "Go back",
    "busy": "Sending your withdrawal"
  },
  "state": {
    "review": "In review",
    "paying": "On its way",
    "paid": "Paid out",
    "disputed": "Not received, being checked",
    "received": "Received",
    "rejected": "Rejected",
    "failed": "Failed"
  },
  "order": {
    "back": "Withdrawal history",
    "title": "Order",
    "failed": "The order didn’t load",
    "gone": "Withdrawal not found",
    "goneBody": "It isn’t in your account. Open one from your withdrawal history.",
    "number": "Order number",
    "until": "Your answer, by {{time}}",
    "reported": "You reported that it hasn’t arrived. Pictures sent: {{pictures}}.",
    "mayLeave": "You can leave this page. Your withdrawal continues, and you’ll find it in the history.",
    "step": {
      "made": "Requested",
      "reviewed": "Checked",
      "paid": "Paid out",
      "reported": "Reported as not received",
      "received": "Received",
      "rejected": "Rejected, money returned",
      "failed": "Payout failed, money returned"
    }
  },
  "outcome": {
    "review": {
      "title": "We’re checking your withdrawal.",
      "body": "The amount has left your balance. It can’t be cancelled."
    },
    "paying": {
      "title": "Approved.",
      "body": "The money is on its way to {{account}}."
    },
    "disputed": {
      "title": "We’re checking your report.",
      "body": "Then we either pay again, or close the order if the payment did arrive."
    },
    "received": {
      "member": {
        "title": "Received.",
        "body": "You confirmed that the money has arrived."
      },
      "deadline": {
        "title": "Counted as received.",
        "body": "There was no answer in time. If it hasn’t arrived, contact customer service."
      },
      "forced": {
        "title": "Closed as received.",
        "body": "We found that the payment arrived, so {{amount}} isn’t returned to your balance. If you disagree, contact customer service."
      }
    },
    "rejected": {
      "title": "Not approved.",
      "body": "{{amount}} is back in your balance. Contact customer service to find out why."
    },
    "failed": {
      "title": "The payout didn’t go through.",
      "body": "{{amount}} is back in your balance. Check the account before you try again."
    }
  },
  "receipt": {
    "sent": "Sent to {{account}}",
    "left": "{{time}} left",
    "again": "We’ve sent the money again after your report.",
    "question": "Has the money arrived?",
    "yes": "Received",
    "yesNote": "Closes the order",
    "no": "Not received",
    "noNote": "We check it. Add a picture as proof",
    "proof": "Proof: your account’s history with date and time",
    "remark": "Remark",
    "remarkHint": "Optional",
    "sendReceived": "Confirm: received",
    "sendMissing": "Send: not received",
    "busy": "Sending your answer",
    "silence": "No answer by {{time}} counts as received.",
    "silenceBody": "After that, only customer service can look into it.",
    "forced": "If we find that the payment arrived,",
    "forcedBody": "we close the order as received, even after a report. The amount then won’t be returned to your balance.",
    "fault": {
      "choose": "Choose one.",
      "proof": "Add at least one picture.",
      "pending": "Wait until all pictures are uploaded, or remove those that failed.",
      "remark": "Up to {{most}} characters. You’ve typed {{typed}}."
    }
  },
  "history": {
    "state": "Status",
    "allStates": "All statuses",
    "count": "Withdrawals",
    "received": "Paid out or on its way",
    "fees": "Fees",
    "time": "Time",
    "open": "Open {{number}} of {{time}}",
    "failed": "Your withdrawals didn’t load",
    "none": "No withdrawals on these dates",
    "noneFits": "No withdrawals with this status"
  },
  "pin": {
    "label": "Payment password",
    "about": "Six digits, used only for money. It’s not your login password.",
    "login": "Login password",
    "old": "Current payment password",
    "new": "New payment password",
    "repeat": "Type it again",
    "rule": "Six digits. Not all the same, and not in a row such as 123456.",
    "busy": "Saving",
    "failed": "The payment password didn’t load",
    "first": "Set a payment password first.",
    "firstBody": "We ask for it before money leaves your account.",
    "locked": "Locked until {{time}}.",
    "lockedBody": "There were five wrong attempts. No money can leave your account until then.",
    "left_one": "One attempt left before it’s locked.",
    "left_other": "{{count}} attempts left before it’s locked.",
    "lock": "Five wrong attempts in a row lock it for a while.",
    "never": "We never ask for it by phone, chat or email.",
    "task": {
      "label": "What to do",
      "change": "Change it",
      "reset": "I forgot it"
    },
    "set": {
      "submit": "Set payment password",
      "done": "Your payment password is set."
    },
    "change": {
      "submit": "Change payment password",
      "done": "Your payment password has been changed."
    },
    "reset": {
      "submit": "Set new payment password",
      "done": "Your new payment password is set.",
      "why": "We ask for your login password and a code sent to {{mobile}}. Neither alone is enough.",
      "noMobile": "Your account has no mobile number.",
      "noMobileBody": "A forgotten payment password needs a code sent to your mobile. Add a number under My account, or contact customer service."
    },
    "asked": {
      "title": "When we ask for it",
      "withdraw": "Withdraw",
      "withdrawNote": "Every withdrawal",
      "transfer": "Transfers",
      "transferNote": "Every transfer to another account, and every dividend you pay",
      "accounts": "Bank cards and e-wallets",
      "accountsNote": "When you add or remove one"
    },
    "status": {
      "set": "Set",
      "unset": "Not set",
      "locked": "Locked"
    },
    "fault": {
      "required": "Enter your six digits.",
      "format": "Enter exactly six digits.",
      "simple": "Too easy to guess. Don’t use the same digit six times, or digits in a row.",
      "differ": "The two don’t match. Type it again.",
      "same": "This is your current one. Choose a different one.",
      "login": "Enter your login password.",
      "code": "Enter the code from the SMS.",
      "boundCode": "Enter the code we sent you."
    },
    "wait": "After the change, withdrawals wait a day."
  },
  "payout": {
    "list": "Your accounts",
    "about": "Where your withdrawals go. All in your own name.",
    "used": "{{used}} of {{most}} used",
    "failed": "Your accounts didn’t load",
    "kept": "A removed account stays visible in your past withdrawals.",
    "kind": {
      "bank": "Bank account",
      "wallet": "E-wallet"
    },
    "default": "Default",
    "defaultDone": "{{account}} is now your default.",
    "makeDefault": "Make default",
    "makeDefaultOf": "Make default: {{account}}",
    "remove": "Remove",
    "removeOf": "Remove {{account}}",
    "none": {
      "title": "No account yet",
      "body": "Add a bank account or e-wallet in your own name to withdraw to it."
    },
    "add": {
      "title": "Add an account",
      "failed": "The form didn’t load",
      "kind": "Account type",
      "bank": "Bank",
      "wallet": "E-wallet",
      "choose": "Choose one",
      "number": "Account number",
      "mobile": "Mobile number",
      "holder": "Name on the account",
      "holderFirst": "Your real name as it is on the account. It can’t be changed later.",
      "holderLocked": "Must be your own name.",
      "submit": "Add account",
      "busy": "Adding the account",
      "done": "{{account}} has been added.",
      "full": "You have {{most}} accounts, which is the limit. Remove one to add another."
    },
    "removing": {
      "title": "Remove {{account}}?",
      "body": "Withdrawals can no longer go there.",
      "keep": "Keep it",
      "submit": "Remove account",
      "busy": "Removing the account",
      "done": "{{account}} has been removed."
    },
    "fault": {
      "bank": "Choose a bank or e-wallet.",
      "required": "Enter the number.",
      "characters": "Use digits only.",
      "mobile": "Enter a mobile number such as %mobile%.",
      "length": "{{bank}} numbers have {{min}} digits. This one has {{typed}}.",
      "range": "{{bank}} numbers have {{min}} to {{max}} digits. This one has {{typed}}.",
      "holder": "Enter your real name, with letters only."
    },
    "usable": "New: from {{time}}"
  },
  "wait": {
    "until": "Withdrawals and transfers wait until {{time}}.",
    "body": "The way your account is protected has changed. If that wasn’t you, change your login password and contact customer service at once."
  },
  "open": {
    "title": "Under way",
    "answer": "Answer",
    "show": "Open"
  }
}
}
