/** The most that each thing may weigh, in kB (1000 bytes) of compressed JavaScript. Raised in a commit that says why. */
export interface Budgets {
  entry: number;
  /** Less than 100, whatever comes: visitors may be on a phone, far away (docs/decisions/0008). */
  publicEntry: number;
  calculator: number;
  routes: Record<string, number>;
  /** The most scripts that a screen may come in. */
  files: number;
  /** For every part that is not named in `parts`. */
  part: number;
  parts: Record<string, number>;
}

export const budgets: Budgets = {
  entry: 232,
  publicEntry: 98,
  calculator: 184,
  routes: {
    ArchiveScreen: 233,
    CreateReleaseScreen: 328,
    DashboardScreen: 237,
    EditReleaseScreen: 319,
    EditorialQueueScreen: 236,
    ForgotPasswordScreen: 232,
    LoginCallbackScreen: 233,
    LogoutScreen: 233,
    NoStaffScreen: 232,
    OpenReleaseScreen: 232,
    PartnerEditorScreen: 296,
    PartnersScreen: 283,
    RedirectFromLegacyScreen: 233,
    RegisterScreen: 285,
    ReleaseDetailsScreen: 233,
    ReviewScreen: 284,
    SendActivationScreen: 281,
    SettingsScreen: 300,
    SocialCallbackScreen: 233,
    SubmittedScreen: 236,
    VerifiedScreen: 233,
  },
  files: 16,
  part: 32,
  // What opens over the page brings the overlays of React Aria; calendars bring dates; lists bring collections.
  parts: {
    CartPopup: 68,
    ComboBox: 82,
    ConfirmDialog: 68,
    DateField: 58,
    DatePicker: 104,
    ImpersonationBar: 68,
    Menu: 65,
    Modal: 67,
    NumberStepper: 38,
    PhoneField: 84,
    Popover: 65,
    Select: 79,
    Table: 36,
    Tabs: 43,
    TagGroup: 60,
    TimePicker: 80,
  },
};
