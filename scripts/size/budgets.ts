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
  entry: 261,
  publicEntry: 97,
  calculator: 210,
  routes: {
    AdminSettingsScreen: 328,
    ApprovalScreens: 319,
    ArchiveScreen: 262,
    AuditLogScreen: 320,
    BundleOrderScreen: 331,
    BundlesScreen: 262,
    CouponScreen: 332,
    CouponsScreen: 263,
    CreateReleaseScreen: 371,
    DashboardScreen: 267,
    EditorialQueueScreen: 264,
    EditReleaseScreen: 371,
    EditRequestsScreen: 264,
    FailedJobsScreen: 318,
    FinanceScreen: 263,
    ForgotPasswordScreen: 261,
    LoginCallbackScreen: 263,
    LogoutScreen: 262,
    NoStaffScreen: 261,
    OpenReleaseScreen: 261,
    OrderScreen: 320,
    OrdersScreen: 318,
    OverviewScreen: 263,
    OwnOrdersScreens: 263,
    PartnerEditorScreen: 327,
    PartnersScreen: 317,
    ProviderComparisonScreen: 262,
    PublicationScreens: 262,
    PurchaseScreens: 334,
    RedirectFromLegacyScreen: 262,
    RegisterScreen: 319,
    ReleaseDetailsScreen: 265,
    ReviewScreen: 323,
    SendActivationScreen: 317,
    SettingsScreen: 327,
    SocialCallbackScreen: 262,
    StoreCheckoutScreen: 338,
    StoreScreen: 333,
    SubmittedScreen: 262,
    TermsScreen: 261,
    UserScreen: 266,
    UsersScreen: 317,
    VerifiedScreen: 262,
  },
  files: 15,
  part: 32,
  parts: {
    SearchField: 36,
    CopyButton: 36,
    CommandPalette: 75,
    ComboBox: 84,
    ConfirmDialog: 69,
    DateField: 58,
    DatePicker: 104,
    Menu: 65,
    Modal: 68,
    NumberStepper: 38,
    PhoneField: 85,
    Popover: 66,
    Select: 80,
    Table: 36,
    Tabs: 43,
    TagGroup: 61,
    TimePicker: 81,
  },
};
